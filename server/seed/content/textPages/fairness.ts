import { FAIRNESS_SW } from './sw/fairness.ts';
import { section, textPage } from './textPage.ts';

export const FAIRNESS = textPage(
  'fairness',
  {
    title: 'Fairness',
    summary:
      'How results come about, what the return to player says, and how to check that a payment or a round was right.',
    sections: [
      section('Chance is chance', [
        'A round knows nothing of the one before. A game does not become “due”, and neither your stake, your balance nor the time of day changes your chance. Whoever sells you a system is the only one to win by it.',
      ]),
      section('Return to player', [
        'The return to player, RTP, is the share of all stakes that a game pays back over a very great number of rounds. With an RTP of 97%, one hundred shillings staked return ninety-seven on average, over millions of rounds. A single evening can end far above or far below.',
      ]),
      section(
        'Our own games',
        ['Our slots, Crash, Mines and Dice pay by the same open sums, for demo credits and for money:'],
        [
          'Crash: the multiplier at which a round ends gives an RTP of 97%, whatever point you choose to leave at. Some rounds end at once.',
          'Mines: every multiplier is 97% of the fair one for the tiles you have opened, rounded down to the hundredth.',
          'Dice: a win pays 97 divided by your chance in percent. At 50%, that is 1.94 times your stake.',
          'Slots: the pays of each symbol and the RTP are in the paytable inside the game.',
        ],
      ),
      section('Where the numbers come from', [
        'Games for demo credits draw their numbers from the cryptographic random generator of your browser, and choose without leaning to any side. Since only demo credits are at stake, they run wholly on your device.',
        'When one of our games is played for money, our server decides each round from its secret seed, your seed and the number of the bet. You see the SHA-256 of its seed before you bet. When you change your seeds, the secret one is revealed, and “My bets” computes every round of it again in your browser.',
        'Kupaa for money is one flight for everybody. Where each flight ends was fixed before the first: the ends come from a chain of which the last link is published, and each flight shows its own link when it is over. “My bets” walks from there to the published link.',
        'Games of other studios for real money run on the servers of those studios. The operator offers only games whose random numbers and RTP an independent laboratory has tested, and shows the certificates that its licence asks for.',
      ]),
      section('The daily wheel', [
        'For players the segment is drawn at random by our server, once a day. The segments are not equally likely: small prizes come often, the jackpot about once in a hundred thousand turns. For visitors the wheel is drawn in the browser and is only for fun.',
      ]),
      section('Money that adds up', [
        'Your balance is never a number that someone types in. It is completed deposits less completed withdrawals, less your stakes and plus your wins, each a record of its own that does not change once it is final. A refresh counts them again from the beginning, on the server and not on your device.',
        'A deposit in the currency of your account is credited as it is. One in the other currency keeps the exchange rate it was credited at, so that you can do the sum yourself.',
      ]),
      section('If you doubt a result', [
        'Note the game, the time and what you saw, and write to support. We compare it with the record of the round, ours or the studio’s, and show you what we find. The steps after that are on the support page.',
      ]),
    ],
  },
  FAIRNESS_SW,
);
