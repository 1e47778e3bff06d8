// Package engine is the table a match is played at. It owns the position, takes
// commands through one queue, lets the rules judge them, keeps the journal that
// is the save file, and tells everybody who listens what happened, in one
// order. It knows nothing of windows and pixels.
//
// # A sixth game
//
//  1. Make a package beside engine/luddo, with a type that is a rules.Rules.
//  2. Describe the game in a rules.Spec: id, players, pieces, house rules. What
//     others ask of a game (Grid, Fleet, Teams, Keeps) is in it, never its id.
//  3. Build the track with board.New or one of the generators; a Shape that is
//     there has its geometry and picture, a new one is a case in scenes/layout
//     and scenes/art.
//  4. Take turns, places, the opening and the checks from engine/turns.
//  5. Append New(5) to the list in engine/games: protocol, notation, saves,
//     bots, bench and screens have the game from now on.
//  6. Test it with rules/rulestest: Run, RandomMatches, Refused, Reference.
//  7. Write its words into the catalogue: game.ID, rules.ID.*, new house rules.
//  8. Train it (ludaxy-cli train) and keep the weights in engine/bot/weights.
//  9. Keep a match of it in saves/testdata, so that later versions open it.
//  10. Add its tables to engine/games/trees_test.go and count them (-update).
package engine
