import type { Scene } from '../scene.ts';
import { AUTH_WELCOME } from './authWelcome.ts';
import { BONUS_MARKET } from './bonusMarket.ts';
import { BOXES } from './boxes.ts';
import { CHALLENGE } from './challenge.ts';
import { COMPETITIONS } from './competitions.ts';
import { DEPOSITS } from './deposits.ts';
import { FREE_SPINS } from './freeSpins.ts';
import { heroCenter } from './heroCenter.ts';
import { heroLeft } from './heroLeft.ts';
import { heroRight } from './heroRight.ts';
import { REFERRAL } from './referral.ts';
import { SOCIAL_CARD } from './socialCard.ts';
import { SPIN_WHEEL } from './spinWheel.ts';
import { VIP } from './vip.ts';
import { WELCOME } from './welcome.ts';

export const SCENES: readonly Scene[] = [
  heroLeft,
  heroCenter,
  heroRight,
  ...WELCOME,
  ...COMPETITIONS,
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
