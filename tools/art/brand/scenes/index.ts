import type { Scene } from '../scene.ts';
import { AUTH_WELCOME, CHALLENGE, REFERRAL, SPIN_WHEEL, VIP } from './rewards.ts';
import { BONUS_MARKET } from './bonusMarket.ts';
import { BOXES } from './boxes.ts';
import { COMPETITIONS } from './competitions.ts';
import { DEPOSITS } from './deposits.ts';
import { FREE_SPINS } from './freeSpins.ts';
import { heroCenter, heroLeft, heroRight } from './hero.ts';
import { RACES } from './races.ts';
import { SOCIAL_CARD } from './socialCard.ts';
import { WELCOME } from './welcome.ts';

export const SCENES: readonly Scene[] = [
  heroLeft,
  heroCenter,
  heroRight,
  ...WELCOME,
  ...COMPETITIONS,
  ...RACES,
  CHALLENGE,
  BONUS_MARKET,
  ...BOXES,
  ...FREE_SPINS,
  ...DEPOSITS,
  SPIN_WHEEL,
  VIP,
  REFERRAL,
  AUTH_WELCOME,
  SOCIAL_CARD,
];
