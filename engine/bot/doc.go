// Package bot is the computer's side of the table. A bot sees what a player
// sees: the position, never the seed of the dice. It tries the actions the
// rules allow on copies of the position, so it knows no rule of its own and
// plays every game the rules describe.
//
// # How they judge
//
// A small net (package value) is told of a seat what its pieces have walked,
// which of them somebody may capture and how likely before it plays again, which
// are sheltered or stand together, what it may capture itself, how far the
// others are, and what else a game keeps in its positions: captives, UFOs, the
// piece moved last. Where numbers lead and what walls do it learns by asking the
// rules, once a match. It answers with the seat's strength; all seats' strengths
// weighed against each other are their chances to come first.
//
// Beginner, Casual and Skilled take the move after which their chance looks
// best, and see it blurred, each less than the one before. Expert sees it as it
// is and looks through the next throws (package search) at the moves that are
// close: three throws where two sides play, one where more do. The positions it
// may judge are limited, so that it answers within some 30 milliseconds. Of the
// answers to a throw it follows only those that look best at once.
//
// The chances that players are shown are raised to a power, the heat of the net
// (weights/heat.json), so that what is said to be won 70 times of 100 is; see
// "ludaxy-cli chances". In a match of several rounds they follow from the chances to
// win the round by what was learned of how rounds end (package rounds).
//
// # How they have learned
//
// The weights (package weights) come from play of the net against itself, at
// each position of a match moved towards what came after it. Each file follows
// from its seed; these commands made them, on a machine of the amd64 kind:
//
//	ludaxy-cli train -rules ludo-app  -seats 2       -games 60000 -units 64 -seed 1 -out ludo-app/two.net
//	ludaxy-cli train -rules ludo-app  -seats 4/4/3   -games 30000 -units 64 -seed 1 -out ludo-app/many.net
//	ludaxy-cli train -rules mega-ludo -seats 2       -games 60000 -units 64 -seed 1 -out mega-ludo/two.net
//	ludaxy-cli train -rules oduludo   -seats 2       -games 140000 -units 64 -seed 1 -out oduludo/two.net
//	ludaxy-cli train -rules oduludo   -seats 4/4/3   -games 40000 -units 64 -seed 1 -out oduludo/many.net
//	ludaxy-cli train -rules oduludo   -seats 2/4/3/2 -games 20000 -units 64 -seed 1 -o mode=last-piece -out oduludo/rounds.net
//	ludaxy-cli train -rules oduludo   -seats 4       -games 15000 -units 64 -seed 1 -o mode=team -out oduludo/teams.net
//	ludaxy-cli train -rules oduludo   -seats 2/3/4   -games 300 -rounds -o mode=last-piece -out oduludo/rounds.json
//
// rounds.json tells how rounds between Skilled players end, as those were when it
// was made. Of the nets of oduludo above only teams.net is told of the danger that
// Kings are in: the others are of the version before, and what is told since counts nothing
// in them.
//
// These files were made by the same command of a version whose nets were not told
// by which numbers nothing can move, nor of pieces that are out of the game:
//
//	ludaxy-cli train -rules luddo     -seats 2       -games 50000 -seed 1 -out luddo/two.net
//	ludaxy-cli train -rules luddo     -seats 4/4/3   -games 30000 -seed 1 -out luddo/many.net
//	ludaxy-cli train -rules luddo     -seats 4       -games 15000 -seed 1 -o teams=true -out luddo/teams.net
//	ludaxy-cli train -rules mega-ludo -seats 4/4/3   -games 20000 -seed 1 -out mega-ludo/many.net
//
// A thousand games take a second or two of one core for two players, and two or
// four for four. Built with GOEXPERIMENT=simd the program learns the same weights
// in two thirds of the time.
package bot
