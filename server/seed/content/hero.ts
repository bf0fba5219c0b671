import type { Translatable } from '../../../contract/contentItem.ts';
import type { HeroContent } from '../../../contract/hero.ts';

const images = {
  leftCardImageUrl: '/images/hero/left.webp',
  rightCardImageUrl: '/images/hero/right.webp',
  centerImageUrl: '/images/hero/center.webp',
};

export const HERO: readonly Translatable<HeroContent>[] = [
  {
    id: 'hero-1',
    isActive: true,
    backgroundGradient: 'linear-gradient(115deg, #1c0b3a 0%, #4b1b96 52%, #a3246f 100%)',
    leftCardTitle: 'Welcome pack',
    leftCardBonus: '150% + 250ksh',
    leftCardButtonText: 'Register',
    rightCardTitle: 'Fast Cashouts',
    rightCardSubtitle: 'To your M-Pesa in',
    rightCardHighlight: '15 min',
    ...images,
    translations: {
      sw: {
        leftCardTitle: 'Kifurushi cha karibu',
        leftCardButtonText: 'Jisajili',
        rightCardTitle: 'Toa pesa haraka',
        rightCardSubtitle: 'M-Pesa ndani ya',
        rightCardHighlight: 'Dakika 15',
      },
    },
  },
  {
    id: 'hero-2',
    isActive: false,
    backgroundGradient: 'linear-gradient(115deg, #0d2b1f 0%, #14694a 52%, #d1461f 100%)',
    leftCardTitle: 'Jamhuri week',
    leftCardBonus: '63% reload',
    leftCardButtonText: 'Join in',
    rightCardTitle: 'Fast Cashouts',
    rightCardSubtitle: 'To M-Pesa in',
    rightCardHighlight: '10 min',
    ...images,
    translations: {
      sw: {
        leftCardTitle: 'Wiki ya Jamhuri',
        leftCardBonus: 'Nyongeza ya 63%',
        leftCardButtonText: 'Jiunge nasi',
        rightCardTitle: 'Toa pesa haraka',
        rightCardSubtitle: 'M-Pesa ndani ya',
        rightCardHighlight: 'Dakika 10',
      },
    },
  },
];
