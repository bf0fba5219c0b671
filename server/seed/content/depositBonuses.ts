import type { Translatable } from '../../../contract/contentItem.ts';
import type { DepositBonus } from '../../../contract/depositBonuses.ts';
import { termsOf } from './depositBonusTerms.ts';
import { ONCE, ONCE_A_DAY, WAGERING_TERMS } from './wageringTerms.ts';

const RELOAD_TERMS = termsOf({ times: 5, hasSpins: true });
const WEEKEND_TERMS = termsOf({ times: 8, hasSpins: true });
const TERMS = termsOf({ times: 10 });
const LAUNCH_TERMS = termsOf({ times: 10, isChosen: false });

/** What the reloads of every day share. */
const RELOAD = {
  minDeposit: 300,
  maxBonus: 2_500,
  extraKes: 0,
  imageUrl: '/images/banners/deposit-bonus-2.webp',
  wagering: 5,
  ...{ ...WAGERING_TERMS, ...ONCE_A_DAY },
  terms: RELOAD_TERMS.en,
};

/** The bonuses in the deposit modal. `minDeposit` and `maxBonus` are whole KES. */
export const DEPOSIT_BONUSES: readonly Translatable<DepositBonus>[] = [
  {
    id: 'deposit-bonus-1',
    isActive: true,
    title: 'Karibu boost',
    subtitle: '100% up to Ksh 10,000',
    description: 'Doubles a deposit of Ksh 100 or more.',
    bonusPercentage: 100,
    freeSpins: 0,
    minDeposit: 100,
    maxBonus: 10_000,
    extraKes: 0,
    imageUrl: '/images/banners/deposit-bonus-1.webp',
    wagering: 10,
    ...{ ...WAGERING_TERMS, ...ONCE },
    terms: TERMS.en,
    translations: {
      sw: {
        title: 'Nyongeza ya karibu',
        subtitle: '100% hadi Ksh 10,000',
        description: 'Huongeza maradufu amana ya Ksh 100 au zaidi.',
        terms: TERMS.sw,
      },
    },
  },
  {
    id: 'deposit-bonus-2',
    isActive: true,
    title: 'Lunch-hour reload',
    subtitle: '35% + 25 free spins',
    description: 'From 12:00 to 14:00: a larger reload for the middle of the day, with free spins.',
    bonusPercentage: 35,
    freeSpins: 25,
    ...RELOAD,
    fromHour: 12,
    untilHour: 14,
    translations: {
      sw: {
        title: 'Nyongeza ya mchana',
        subtitle: '35% + mizunguko 25 ya bure',
        description:
          'Kuanzia saa sita mchana hadi saa nane: nyongeza kubwa zaidi ya katikati ya siku, pamoja na mizunguko ya bure.',
        terms: RELOAD_TERMS.sw,
      },
    },
  },
  {
    id: 'deposit-bonus-3',
    isActive: true,
    title: 'Weekend harvest',
    subtitle: '50% + 30 free spins',
    description: 'For the days off: half as much again, and free spins.',
    bonusPercentage: 50,
    freeSpins: 30,
    minDeposit: 1_000,
    maxBonus: 8_000,
    extraKes: 0,
    imageUrl: '/images/banners/deposit-bonus-3.webp',
    wagering: 8,
    ...{ ...WAGERING_TERMS, ...ONCE_A_DAY },
    weekdays: [6, 7],
    terms: WEEKEND_TERMS.en,
    translations: {
      sw: {
        title: 'Mavuno ya wikendi',
        subtitle: '50% + mizunguko 30 ya bure',
        description: 'Kwa siku za mapumziko: nyongeza ya nusu ya amana yako, na mizunguko ya bure.',
        terms: WEEKEND_TERMS.sw,
      },
    },
  },
  {
    id: 'deposit-bonus-4',
    isActive: true,
    title: 'Big table',
    subtitle: '40% up to Ksh 40,000',
    description: 'For deposits of Ksh 10,000 and above.',
    bonusPercentage: 40,
    freeSpins: 0,
    minDeposit: 10_000,
    maxBonus: 40_000,
    extraKes: 0,
    imageUrl: '/images/banners/deposit-bonus-4.webp',
    wagering: 10,
    ...{ ...WAGERING_TERMS, ...ONCE_A_DAY },
    terms: TERMS.en,
    translations: {
      sw: {
        title: 'Meza kubwa',
        subtitle: '40% hadi Ksh 40,000',
        description: 'Kwa amana za Ksh 10,000 na zaidi.',
        terms: TERMS.sw,
      },
    },
  },
  {
    id: 'deposit-bonus-5',
    isActive: false,
    title: 'Launch-day double',
    subtitle: '200% up to Ksh 5,000',
    description: 'Ran on the day the site opened.',
    bonusPercentage: 200,
    freeSpins: 0,
    minDeposit: 100,
    maxBonus: 5_000,
    extraKes: 0,
    imageUrl: '/images/banners/deposit-bonus-1.webp',
    wagering: 10,
    ...{ ...WAGERING_TERMS, ...ONCE },
    terms: LAUNCH_TERMS.en,
    translations: {
      sw: {
        title: 'Maradufu ya uzinduzi',
        subtitle: '200% hadi Ksh 5,000',
        description: 'Ilikuwepo siku tovuti ilipofunguliwa.',
        terms: LAUNCH_TERMS.sw,
      },
    },
  },
  {
    id: 'deposit-bonus-6',
    isActive: true,
    title: 'Daily reload',
    subtitle: '25% + 15 free spins',
    description: 'A small reload for any day, with free spins.',
    bonusPercentage: 25,
    freeSpins: 15,
    ...RELOAD,
    translations: {
      sw: {
        title: 'Nyongeza ya kila siku',
        subtitle: '25% + mizunguko 15 ya bure',
        description: 'Nyongeza ndogo ya siku yoyote, pamoja na mizunguko ya bure.',
        terms: RELOAD_TERMS.sw,
      },
    },
  },
];
