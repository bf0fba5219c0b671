import type { DepositBonus } from '../../../contract/content.ts';
import type { Translatable } from '../../../contract/translations.ts';

/** What the deposit modal offers. `minDeposit` and `maxBonus` are whole KES. */
export const DEPOSIT_BONUSES: readonly Translatable<DepositBonus>[] = [
  {
    id: 'deposit-bonus-1',
    isActive: true,
    title: 'Karibu boost',
    subtitle: '100% up to KSh 10,000',
    description: 'Doubles a deposit of 100 shillings or more.',
    bonusPercentage: 100,
    freeSpins: 0,
    minDeposit: 100,
    maxBonus: 10_000,
    imageUrl: '/images/banners/deposit-bonus-1.webp',
    wagering: 15,
    terms: [
      'Wager the bonus 15 times in all, on any game, to complete it.',
      'Choose the offer before you pay; it cannot be added to a deposit afterwards.',
      'Bonus money can be played with, not withdrawn.',
    ],
    translations: {
      sw: {
        title: 'Nyongeza ya karibu',
        subtitle: '100% hadi KSh 10,000',
        description: 'Huongeza maradufu amana ya shilingi 100 au zaidi.',
        terms: [
          'Chezea bonasi jumla ya mara 15, kwenye mchezo wowote, ili kuikamilisha.',
          'Chagua ofa kabla ya kulipa; haiwezi kuongezwa kwenye amana baadaye.',
          'Pesa za bonasi ni za kuchezea, haziwezi kutolewa.',
        ],
      },
    },
  },
  {
    id: 'deposit-bonus-2',
    isActive: true,
    title: 'Lunch-hour reload',
    subtitle: '25% + 15 free spins',
    description: 'A small reload with spins on Nganya Express.',
    bonusPercentage: 25,
    freeSpins: 15,
    minDeposit: 300,
    maxBonus: 2_500,
    imageUrl: '/images/banners/deposit-bonus-2.webp',
    wagering: 10,
    terms: [
      'Wager the bonus 10 times in all, on any game, to complete it.',
      'The spins belong to Nganya Express and run out after seven days.',
      'Choose the offer before you pay; it cannot be added to a deposit afterwards.',
      'Bonus money can be played with, not withdrawn.',
    ],
    translations: {
      sw: {
        title: 'Nyongeza ya mchana',
        subtitle: '25% + mizunguko 15 ya bure',
        description: 'Nyongeza ndogo pamoja na mizunguko kwenye Nganya Express.',
        terms: [
          'Chezea bonasi jumla ya mara 10, kwenye mchezo wowote, ili kuikamilisha.',
          'Mizunguko ni ya Nganya Express na huisha baada ya siku saba.',
          'Chagua ofa kabla ya kulipa; haiwezi kuongezwa kwenye amana baadaye.',
          'Pesa za bonasi ni za kuchezea, haziwezi kutolewa.',
        ],
      },
    },
  },
  {
    id: 'deposit-bonus-3',
    isActive: true,
    title: 'Weekend harvest',
    subtitle: '50% + 30 free spins',
    description: 'For the days off: half as much again, and spins on Café Kilimanjaro.',
    bonusPercentage: 50,
    freeSpins: 30,
    minDeposit: 1_000,
    maxBonus: 8_000,
    imageUrl: '/images/banners/deposit-bonus-3.webp',
    wagering: 12,
    terms: [
      'Wager the bonus 12 times in all, on any game, to complete it.',
      'The spins belong to Café Kilimanjaro and run out after seven days.',
      'Choose the offer before you pay; it cannot be added to a deposit afterwards.',
      'Bonus money can be played with, not withdrawn.',
    ],
    translations: {
      sw: {
        title: 'Mavuno ya wikendi',
        subtitle: '50% + mizunguko 30 ya bure',
        description: 'Kwa siku za mapumziko: nusu ya amana yako juu yake, na mizunguko kwenye Café Kilimanjaro.',
        terms: [
          'Chezea bonasi jumla ya mara 12, kwenye mchezo wowote, ili kuikamilisha.',
          'Mizunguko ni ya Café Kilimanjaro na huisha baada ya siku saba.',
          'Chagua ofa kabla ya kulipa; haiwezi kuongezwa kwenye amana baadaye.',
          'Pesa za bonasi ni za kuchezea, haziwezi kutolewa.',
        ],
      },
    },
  },
  {
    id: 'deposit-bonus-4',
    isActive: true,
    title: 'Big table',
    subtitle: '40% up to KSh 40,000',
    description: 'For deposits of 10,000 shillings and above.',
    bonusPercentage: 40,
    freeSpins: 0,
    minDeposit: 10_000,
    maxBonus: 40_000,
    imageUrl: '/images/banners/deposit-bonus-4.webp',
    wagering: 20,
    terms: [
      'Wager the bonus 20 times in all, on any game, to complete it.',
      'Choose the offer before you pay; it cannot be added to a deposit afterwards.',
      'Bonus money can be played with, not withdrawn.',
    ],
    translations: {
      sw: {
        title: 'Meza kubwa',
        subtitle: '40% hadi KSh 40,000',
        description: 'Kwa amana za shilingi 10,000 na zaidi.',
        terms: [
          'Chezea bonasi jumla ya mara 20, kwenye mchezo wowote, ili kuikamilisha.',
          'Chagua ofa kabla ya kulipa; haiwezi kuongezwa kwenye amana baadaye.',
          'Pesa za bonasi ni za kuchezea, haziwezi kutolewa.',
        ],
      },
    },
  },
  {
    id: 'deposit-bonus-5',
    isActive: false,
    title: 'Launch-day double',
    subtitle: '200% up to KSh 5,000',
    description: 'Ran on the day the site opened.',
    bonusPercentage: 200,
    freeSpins: 0,
    minDeposit: 100,
    maxBonus: 5_000,
    imageUrl: '/images/banners/deposit-bonus-1.webp',
    wagering: 10,
    terms: [
      'Wager the bonus 10 times in all, on any game, to complete it.',
      'Bonus money can be played with, not withdrawn.',
    ],
    translations: {
      sw: {
        title: 'Maradufu ya uzinduzi',
        subtitle: '200% hadi KSh 5,000',
        description: 'Ilikuwepo siku tovuti ilipofunguliwa.',
        terms: [
          'Chezea bonasi jumla ya mara 10, kwenye mchezo wowote, ili kuikamilisha.',
          'Pesa za bonasi ni za kuchezea, haziwezi kutolewa.',
        ],
      },
    },
  },
];
