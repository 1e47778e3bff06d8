// Package arena plays matches between players and counts who wins. Its players
// are the levels of package bot, reference players that never change, and other
// programs that speak the engine protocol.
//
// # How games are paired
//
// A set is as many games as there are players. All games of a set have the same
// stream of dice, and from one game to the next every player moves on to the
// next seat, so that in a set everybody has had every seat with the same luck to
// come. The number of games counts single games; where it does not divide, the
// last set is cut short. All chance in set number i, that of the dice and that
// of the players, follows from the seed and i, so the number of workers changes
// nothing.
//
// # What is counted
//
// A win is a first place; seats that share the first place share the win. The
// rate of a player who has several seats is the part of all games that any of
// them won, beside the part that luck alone gives (par). The interval of a rate
// is Wilson's, 95 %. The adjusted rate takes the luck of the dice out: from a
// result, at each roll, what the chance to win after it is above the mean over
// all faces is taken away. That leaves the mean as it is, whatever the estimate
// is worth, and makes it vary less; its interval is 95 % by the spread of the
// sets.
package arena
