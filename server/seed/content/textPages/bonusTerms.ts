import { BONUS_TERMS_SW } from './sw/bonusTerms.ts';
import { section, textPage } from './textPage.ts';

export const BONUS_TERMS = textPage(
  'bonus-terms',
  {
    title: 'Bonus terms',
    summary: 'How bonus money works, what it can and cannot do, and when an offer ends.',
    sections: [
      section('Two balances', [
        'Your account has a real-money balance and a bonus balance. They are shown apart and never mixed. The real-money balance is what you have paid in less what you have cashed out; the bonus balance is a gift to play with.',
        'Bonus money cannot be withdrawn or transferred until it is wagered. A bonus never stops you from withdrawing your real money, and a withdrawal takes nothing from it.',
      ]),
      section(
        'Who can claim',
        ['Offers are for people, not for machines or groups:'],
        [
          'You are at least 18 years old and the account is in your own name.',
          'One welcome pack for each person, household, phone number and card.',
          'Accounts that are on a time-out, self-excluded, blocked or under review cannot claim.',
        ],
      ),
      section('Deposit bonuses', [
        'Choose an offer in the deposit window before you pay. The percentage is counted on the deposit that completes, in shillings, up to the maximum shown with the offer; a deposit below the minimum earns nothing.',
        'An example: with an offer of 50% up to Ksh 8,000, a deposit of Ksh 2,000 brings Ksh 1,000 of bonus money, and one of Ksh 20,000 brings Ksh 8,000.',
        'A dollar deposit is counted in shillings at the rate in force when it completes. If a deposit fails, is reversed or is charged back, its bonus goes with it.',
      ]),
      section('Wagering', [
        'A bonus has to be wagered a number of times. The number stands with the offer, and the Bonus page shows how far you are. With “10 times”, a bonus of Ksh 1,000 is complete once stakes of Ksh 10,000 have counted. Real money is staked first, then bonus money, and both count alike. Wagers count for one bonus at a time, the one you got first before those after it.',
        'How much of a stake counts depends on the kind of game, as the offer says: with 10% for dice, a stake of Ksh 100 there counts Ksh 10. Rounds with demo credits do not count, nor do rounds that were cancelled. You never have to complete it: an open requirement changes nothing about your real money.',
        'A stake with bonus money in it may be at most as high as the offer says. Stakes of real money alone are free of that limit.',
      ]),
      section('How a bonus ends', [
        'When it is wagered and your open rounds have ended, what is left of it becomes real money at once, up to the cap that stands with the offer. What is above the cap leaves the bonus balance.',
        'A bonus also ends when all of it is lost in play, or when its days are over, counted from the day on which its turn began. You can give up a bonus at any time on the Bonus page once your open rounds have ended: what is left of it is then gone, and your real money stays as it is.',
        'Several bonuses share the bonus balance: each one that waits keeps its own amount there, and the one in play has the rest, so wins are its own and losses take it first.',
      ]),
      section('The welcome pack', [
        'The pack has three steps, for your first, second and third completed deposit, in that order. What counts is the order in which deposits complete, not in which they were begun. A step that you skip is not kept for later. The current percentages, free spins and limits stand on the Bonus page.',
      ]),
      section('Free spins', [
        'Free spins are played for you on the slot they name, at a fixed stake, and take no money from your accounts. The Bonus page shows the slot, the stake and the last day; spins that are not played by then are gone. What they win is bonus money with terms of its own. A free spin is a round like any other: it can be verified, but counts as nothing staked.',
      ]),
      section('Invitations', [
        'A reward for an invitation is bonus money. It is credited once for each friend, when a deposit of theirs first reaches the minimum on the Referral page. You cannot invite yourself, and the other conditions stand on that page.',
      ]),
      section('Competitions and challenges', [
        'The period, the games that count and the prizes stand with each competition and challenge. Where two players are level, the one who got there first is ahead. Prizes named as bonus money are bonus money under these terms.',
      ]),
      section('The daily wheel', [
        'A player has one turn of the wheel a day, in Nairobi time. What it lands on is drawn by our server and added to your account at once, as bonus money with wagering or as free spins. A percentage on the wheel is that share of Ksh 20. For visitors the wheel is for fun: it adds nothing to any balance.',
      ]),
      section(
        'Fair use',
        ['We may take back bonus money, though never your deposits, when we find:'],
        [
          'several accounts run by one person,',
          'false identity details or borrowed payment methods,',
          'software that plays in your place,',
          'the use of an obvious error in an offer or a game.',
        ],
      ),
      section('Changes, questions and complaints', [
        'An offer can be changed or ended for the future at any time. One that you have already claimed keeps the terms it had on that day.',
        'If you think a bonus was counted wrongly, write to support with the time of the deposit: every bonus can be traced to the payment it came from. If the answer does not satisfy you, the support page describes the steps of a complaint.',
      ]),
    ],
  },
  BONUS_TERMS_SW,
);
