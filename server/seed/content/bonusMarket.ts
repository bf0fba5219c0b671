import type { BonusBox, BonusMarketHero, FreeSpins } from '../../../contract/content.ts';
import type { Translatable } from '../../../contract/translations.ts';
import { gameRef } from './gameRef.ts';

export const BONUS_MARKET_HERO: readonly Translatable<BonusMarketHero>[] = [
  {
    id: 'bonus-market-hero-1',
    isActive: true,
    title: 'Soko la Bonasi',
    subtitle: 'Boxes and free spins for bonus points, once points can be collected.',
    buttonText: 'See the boxes',
    imageUrl: '/images/banners/bonus-market-hero.webp',
    translations: {
      sw: {
        title: 'Soko la Bonasi',
        subtitle: 'Masanduku na mizunguko ya bure kwa pointi za bonasi, pointi zitakapoanza kukusanywa.',
        buttonText: 'Tazama masanduku',
      },
    },
  },
];

/** `price` is in bonus points. */
export const BONUS_MARKET_BOXES: readonly Translatable<BonusBox>[] = [
  {
    id: 'box-1-bronze',
    isActive: true,
    title: 'Bronze box',
    description: 'A small surprise for a quiet evening.',
    price: 500,
    imageUrl: '/images/banners/box-bronze.webp',
    rewards: ['10 free spins on Simba Gold', 'or Ksh 50 bonus money'],
    translations: {
      sw: {
        title: 'Sanduku la shaba',
        description: 'Zawadi ndogo kwa jioni tulivu.',
        rewards: ['Mizunguko 10 ya bure kwenye Simba Gold', 'au Ksh 50 za bonasi'],
      },
    },
  },
  {
    id: 'box-2-silver',
    isActive: true,
    title: 'Silver box',
    description: 'Worth saving a week of points for.',
    price: 2_000,
    imageUrl: '/images/banners/box-silver.webp',
    rewards: ['40 free spins on Jahazi Moon', 'or Ksh 250 bonus money', 'or a 25% deposit bonus'],
    translations: {
      sw: {
        title: 'Sanduku la fedha',
        description: 'Linafaa kuwekewa akiba ya pointi za wiki nzima.',
        rewards: ['Mizunguko 40 ya bure kwenye Jahazi Moon', 'au Ksh 250 za bonasi', 'au bonasi ya amana ya 25%'],
      },
    },
  },
  {
    id: 'box-3-gold',
    isActive: true,
    title: 'Gold box',
    description: 'The best the market has on its shelves.',
    price: 7_500,
    imageUrl: '/images/banners/box-gold.webp',
    rewards: ['150 free spins on Crater King', 'or Ksh 1,000 bonus money', 'or a 100% deposit bonus'],
    translations: {
      sw: {
        title: 'Sanduku la dhahabu',
        description: 'Bora kuliko yote kwenye rafu za soko.',
        rewards: ['Mizunguko 150 ya bure kwenye Crater King', 'au Ksh 1,000 za bonasi', 'au bonasi ya amana ya 100%'],
      },
    },
  },
  {
    id: 'box-4-festive',
    isActive: false,
    title: 'Festive box',
    description: 'Only on the shelves in December.',
    price: 3_000,
    imageUrl: '/images/banners/box-gold.webp',
    rewards: ['60 free spins on Aurora Boréale', 'or Ksh 400 bonus money'],
    translations: {
      sw: {
        title: 'Sanduku la sikukuu',
        description: 'Hupatikana Desemba pekee.',
        rewards: ['Mizunguko 60 ya bure kwenye Aurora Boréale', 'au Ksh 400 za bonasi'],
      },
    },
  },
];

export const FREE_SPINS: readonly Translatable<FreeSpins>[] = [
  {
    id: 'free-spins-1',
    isActive: true,
    title: '20 spins',
    description: 'A first taste of the savanna.',
    spins: 20,
    price: 400,
    imageUrl: '/images/banners/free-spins-1.webp',
    ...gameRef('simba-gold'),
    translations: { sw: { title: 'Mizunguko 20', description: 'Onja ladha ya kwanza ya savana.' } },
  },
  {
    id: 'free-spins-2',
    isActive: true,
    title: '50 spins',
    description: 'Set sail under a full moon.',
    spins: 50,
    price: 900,
    imageUrl: '/images/banners/free-spins-2.webp',
    ...gameRef('jahazi-moon'),
    translations: { sw: { title: 'Mizunguko 50', description: 'Tweka tanga chini ya mwezi mpevu.' } },
  },
  {
    id: 'free-spins-3',
    isActive: true,
    title: '100 spins',
    description: 'All aboard, the bass is on.',
    spins: 100,
    price: 1_600,
    imageUrl: '/images/banners/free-spins-3.webp',
    ...gameRef('nganya-express'),
    translations: { sw: { title: 'Mizunguko 100', description: 'Panda ndani, muziki umeshawashwa.' } },
  },
];
