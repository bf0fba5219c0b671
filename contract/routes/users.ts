/** The signed-in player: profile, session, notifications and rewards. */
import type { BonusStanding } from '../bonusStanding.ts';
import type { ChallengeStanding } from '../challengeTasks.ts';
import type { MarketRefusal, Purchase } from '../market.ts';
import type { PurchaseBody } from '../marketRequests.ts';
import type { BonusClaim, Referral } from '../rewards.ts';
import type { AccountCurrency, Notification, Profile, ProfileChange, SessionBody } from '../users.ts';
import type { BlockRefusal } from '../saferPlayRefusals.ts';
import type { Wheel, WheelRefusal } from '../wheel.ts';
import { route } from './route.ts';

export const openSession = route<{ body: SessionBody; answer: Profile; error: 'registration_closed' }>(
  'POST /users/session',
);
export const readProfile = route<{ answer: Profile; error: 'no_profile' }>('GET /users/me');
export const changeProfile = route<{ body: ProfileChange; answer: Profile; error: 'no_profile' }>('PATCH /users/me');
export const changeCurrency = route<{ body: AccountCurrency; answer: Profile; error: 'no_profile' | 'account_used' }>(
  'POST /users/me/currency',
);
export const listNotifications = route<{ answer: Notification[] }>('GET /users/me/notifications');
export const readNotifications = route<{ answer: Notification[] }>('POST /users/me/notifications/read');
export const readReferral = route<{ answer: Referral; error: 'no_profile' }>('GET /users/me/referral');
export const listBonusClaims = route<{ answer: BonusClaim[]; error: 'no_profile' }>('GET /users/me/bonuses');
export const readBonusStanding = route<{ answer: BonusStanding; error: 'no_profile' }>(
  'GET /users/me/bonuses/standing',
);
export const forfeitBonus = route<{
  params: { id: string };
  answer: BonusClaim;
  error: 'no_profile' | 'bonus_not_found' | 'bonus_in_round';
}>('POST /users/me/bonuses/:id/forfeit');
export const readChallengeStanding = route<{ answer: ChallengeStanding }>('GET /users/me/challenge');
export const readPoints = route<{ answer: { points: number } }>('GET /users/me/points');
export const buyInMarket = route<{
  key: string;
  body: PurchaseBody;
  answer: Purchase;
  error: 'no_profile' | 'idempotency_key_needed' | 'idempotency_conflict' | BlockRefusal | MarketRefusal;
}>('POST /users/me/market');
export const readWheel = route<{ answer: Wheel }>('GET /users/me/wheel');
/** One turn a day: a repetition answers the same. */
export const turnWheel = route<{ answer: Wheel; error: 'no_profile' | BlockRefusal | WheelRefusal }>(
  'POST /users/me/wheel/turn',
);
/** Sign-ins before `sessionsValidAfter` have ended. */
export const endSessions = route<{ answer: { sessionsValidAfter: string }; error: 'no_profile' }>(
  'POST /users/me/sign-out-everywhere',
);
