import type { Translatable } from '../../../contract/contentItem.ts';
import type { ReferralTerms } from '../../../contract/rewards.ts';
import { WAGERING_TERMS } from './wageringTerms.ts';

/** The reward for an invitation, in whole KES. The texts contain no amounts, so only the numbers need to change. */
export const REFERRAL_TERMS: readonly Translatable<ReferralTerms>[] = [
  {
    id: 'referral-terms-1',
    isActive: true,
    title: 'Play together, earn together',
    subtitle: 'Bring a friend to Karata. When they make their deposit, bonus money is on its way to you.',
    rewardKes: 500,
    minDepositKes: 500,
    wagering: 5,
    ...WAGERING_TERMS,
    steps: [
      'Share your link or your code with a friend who is 18 or older.',
      'Your friend registers with it, on a phone or computer of their own.',
      'Once a deposit of theirs reaches the minimum, your reward is in your bonus balance.',
    ],
    terms: [
      'You earn once for each friend, with the first deposit that reaches the minimum.',
      'The reward is bonus money. Wager it 5 times in all within 30 days, on games played for money: what is left of it is then real money.',
      'A friend is a new player who has never had an account here. You cannot invite yourself, nor share a device or a payment method with the friend. The deposit comes from a phone or card of the friend alone: one that has paid for another account, or belongs to one, earns nothing.',
      'Never invite anyone who is under 18, who has excluded themselves, or who asked you not to.',
      'Accounts that are closed or self-excluded earn no rewards. Rewards from false invitations are taken back.',
      'The offer can be changed or ended for new invitations at any time.',
    ],
    translations: {
      sw: {
        title: 'Chezeni pamoja, pateni pamoja',
        subtitle: 'Mlete rafiki kwenye Karata. Akiweka pesa, bonasi yako iko njiani.',
        steps: [
          'Mtumie kiungo au msimbo wako rafiki mwenye umri wa miaka 18 au zaidi.',
          'Rafiki yako anajisajili kwa kutumia hicho, kwenye simu au kompyuta yake mwenyewe.',
          'Amana yake ikifikia kiwango cha chini, zawadi yako inaingia kwenye salio lako la bonasi.',
        ],
        terms: [
          'Unapata zawadi mara moja kwa kila rafiki, kwa amana ya kwanza inayofikia kiwango cha chini.',
          'Zawadi ni pesa za bonasi. Ichezee jumla ya mara 5 ndani ya siku 30, kwenye michezo ya pesa: kinachobaki huwa pesa halisi.',
          'Rafiki ni mchezaji mpya ambaye hajawahi kuwa na akaunti hapa. Huwezi kujialika mwenyewe, wala kutumia kifaa au njia ya malipo moja na rafiki huyo. Amana itoke kwenye simu au kadi ya rafiki mwenyewe: iliyolipia au iliyo ya akaunti nyingine haileti zawadi.',
          'Kamwe usimwalike aliye chini ya miaka 18, aliyejizuia kucheza, au aliyekuomba usimwalike.',
          'Akaunti zilizofungwa au za waliojizuia kucheza hazipati zawadi. Zawadi za mialiko ya uongo huchukuliwa tena.',
          'Ofa hii inaweza kubadilishwa au kusitishwa kwa mialiko mipya wakati wowote.',
        ],
      },
    },
  },
];
