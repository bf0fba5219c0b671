import type { Translatable } from '../../../contract/contentItem.ts';
import type { VipLevel } from '../../../contract/rewards.ts';

/** The levels of the VIP page. `minWager`: decimal USD wagered in total; round in shillings too. */
export const VIP_LEVELS: readonly Translatable<VipLevel>[] = [
  {
    id: 'vip-level-1',
    isActive: true,
    title: 'Karibu',
    order: 1,
    minWager: 0,
    minWagerKes: 0,
    benefits: [
      'Every deposit bonus, competition and challenge is open to you',
      'Your own invitation code, with a reward for friends who join and play',
      'Your limits, breaks and history in one place, from the first day',
    ],
    translations: {
      sw: {
        title: 'Karibu',
        benefits: [
          'Bonasi zote za amana, mashindano na changamoto viko wazi kwako',
          'Msimbo wako wa kualika, na zawadi kwa kila rafiki anayejiunga na kucheza',
          'Vikomo, mapumziko na historia yako mahali pamoja, tangu siku ya kwanza',
        ],
      },
    },
  },
  {
    id: 'vip-level-2',
    isActive: true,
    title: 'Msafiri',
    order: 2,
    minWager: 500,
    minWagerKes: 50_000,
    benefits: [
      'Everything of Karibu',
      'Your messages to support are read before the general queue',
      'News of new games and offers by e-mail, if you want it',
    ],
    translations: {
      sw: {
        title: 'Msafiri',
        benefits: [
          'Yote ya Karibu',
          'Ujumbe wako kwa huduma kwa wateja husomwa kabla ya foleni ya kawaida',
          'Habari za michezo mipya na ofa kwa barua pepe, ukipenda',
        ],
      },
    },
  },
  {
    id: 'vip-level-3',
    isActive: true,
    title: 'Chui',
    order: 3,
    minWager: 2_500,
    minWagerKes: 250_000,
    benefits: [
      'Everything of Msafiri',
      'Reload offers with a higher bonus percentage, when there are any',
      'A little bonus money now and then, as a thank-you',
    ],
    translations: {
      sw: {
        title: 'Chui',
        benefits: [
          'Yote ya Msafiri',
          'Ofa za nyongeza zenye asilimia kubwa zaidi ya bonasi, zikiwepo',
          'Pesa kidogo za bonasi mara kwa mara, kama shukrani',
        ],
      },
    },
  },
  {
    id: 'vip-level-4',
    isActive: true,
    title: 'Simba',
    order: 4,
    minWager: 10_000,
    minWagerKes: 1_000_000,
    benefits: [
      'Everything of Chui',
      'A named person at support who knows your account',
      'Invitations to competitions with fewer players',
      'Reload offers with a higher maximum, when there are any',
    ],
    translations: {
      sw: {
        title: 'Simba',
        benefits: [
          'Yote ya Chui',
          'Mhudumu wako maalum anayeijua akaunti yako',
          'Mialiko ya mashindano yenye wachezaji wachache',
          'Ofa za nyongeza zenye kiwango cha juu zaidi, zikiwepo',
        ],
      },
    },
  },
  {
    id: 'vip-level-5',
    isActive: true,
    title: 'Mlima Kenya',
    order: 5,
    minWager: 50_000,
    minWagerKes: 5_000_000,
    benefits: [
      'Everything of Simba',
      'Support answers you first, every day of the week',
      'Offers that are made for the games you like',
      'Your ideas for new games and offers are heard by the people who make them',
    ],
    translations: {
      sw: {
        title: 'Mlima Kenya',
        benefits: [
          'Yote ya Simba',
          'Huduma kwa wateja hukujibu wewe kwanza, kila siku ya wiki',
          'Ofa zilizotengenezwa kwa ajili ya michezo unayoipenda',
          'Maoni yako kuhusu michezo na ofa mpya husikilizwa na wanaozitengeneza',
        ],
      },
    },
  },
];
