import type { Weight } from './weigh.ts';

/** The most that the project may weigh, close to its weight of today. A change may lower a limit and never raises one without a reason here. */
export const LIMITS: { readonly [Name in keyof Weight]: { atMost: number } | { atLeast: number } } = {
  // Jackpots on home, over their slots and on tiles of lists are four more; games like those that were played are one. Races on home and on the page of the challenge are two, and the place in one over a game is one.
  'files of src': { atMost: 393 },
  // Races, and the prizes that they share with the challenge, are four more, and games like those that were played one. The mathematics of slots for an auditor is one. The console of the operator, with its sessions, roles, audit, approvals and routes, is 22.
  'files of server/src': { atMost: 263 },
  'median lines of a file of src': { atLeast: 55 },
  'median lines of a file of server/src': { atLeast: 65 },
  'percent of tiny files in src': { atMost: 12 },
  'lines of the longest file': { atMost: 300 },
  // Accounts of one person, a journal with two sides, cash-back and the migrations for them are 680 lines. Every public page made
  // ahead, with what search engines read of it, is 660 more. The way Back, the row of small tiles with its live flight, figures in
  // notices and histories, the probe of foreign frames, automatic bets for money and rest on a break are 1,520 more. What a kind of game is, in its own folder, is 183 more, and limbo 275. The running bonus on home is 45. The sky of limbo, and the ways back to a round that goes on, are 80. A bet of Kupaa that comes back as it was set after a reload, and the ends of two stakes on one line, are 36. Plinko, keno and the fortune wheel, with what games of tables share, are 1,030. Hilo with its playing cards, and the one table of games that go on step by step, are 420; what a bet and its end look like on the wire, read by pages without the rules, is 64. A withdrawal that stops before a round that holds it up, and cards in My bets, are 15. Roulette, whose chips are paid each by its own odds, is 857. The savanna of limbo, what its number says, and wins that are seen are 18; the line of an offer on a phone is 15. Blackjack, whose steps may add to the stake and whose cards come one by one, with its chart of best play, is 748. Slots of eight models, with falls, coins, ways and clusters, are 840. A game that loads the drawings it shows, tries twice and plays without them, is 10. Free spins whose wagering is that of the least deposit, and cards that are people in Kiswahili, are 20. Jackpots, from the stake to the ledger, the seeds, the verifier, home and the tiles, with a ninth model of slots that feeds them, are 820. Races, from the round to the board and the prizes, are 560, and how they look 340. What games pay back, on the wire and as chips over their lists, is 130; games like the last one that a player bet on are 118. An example for each feature of a slot, night and summary of its free games, and sounds and music of each theme are 370. Free flights, from the secret of the flight to the ticket in the game, are 200; stakes that leave room for the biggest win, names of jackpots and the mathematics of slots 180; the place in a race over a game, and pictures of races, 115. Signs on the case of slots, frames of wins, printed tables and the sky of Kupaa are 134. Models for older databases are 25. The server of the operator's console, from the second factor to the sealed audit and four eyes, with its contract and scripts, is 2,530.
  'lines of code of the product': { atMost: 60_240 },
  'fragments of comments': { atMost: 0 },
  repeats: { atMost: 57 },
};
