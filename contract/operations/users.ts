import * as v from 'valibot';
import { BonusStandingSchema } from '../bonusStanding.ts';
import { BonusClaimSchema, ReferralSchema } from '../rewards.ts';
import { CURRENCY_REFUSALS } from '../moneyRefusals.ts';
import * as users from '../routes/users.ts';
import {
  AccountCurrencySchema,
  NotificationSchema,
  ProfileChangeSchema,
  ProfileSchema,
  SessionBodySchema,
} from '../users.ts';
import { playerOperation } from './operation.ts';

const NO_PROFILE = { no_profile: 404 };

export const USERS = {
  openSession: playerOperation(users.openSession, {
    summary: 'Creates or merges the profile of the signed-in player; sent after each sign-in',
    body: SessionBodySchema,
    data: ProfileSchema,
    errors: { registration_closed: 403 },
  }),
  readProfile: playerOperation(users.readProfile, {
    summary: "The signed-in player's profile",
    data: ProfileSchema,
    errors: NO_PROFILE,
  }),
  changeProfile: playerOperation(users.changeProfile, {
    summary: 'Changes what a player may change; any other field is refused',
    body: ProfileChangeSchema,
    data: ProfileSchema,
    errors: NO_PROFILE,
  }),
  changeCurrency: playerOperation(users.changeCurrency, {
    summary: "Sets the account's currency; refused once the account has held money",
    body: AccountCurrencySchema,
    data: ProfileSchema,
    errors: { ...NO_PROFILE, ...CURRENCY_REFUSALS },
  }),
  listNotifications: playerOperation(users.listNotifications, {
    summary: 'The latest 50 notifications, newest first',
    data: v.array(NotificationSchema),
  }),
  readNotifications: playerOperation(users.readNotifications, {
    summary: 'Marks the listed notifications as read, and answers them',
    data: v.array(NotificationSchema),
  }),
  referral: playerOperation(users.readReferral, {
    summary: 'The code of the player, who joined by it and what that earned',
    data: ReferralSchema,
    errors: NO_PROFILE,
  }),
  bonusClaims: playerOperation(users.listBonusClaims, {
    summary: 'Bonuses that the player chose for a deposit, newest first, with their progress',
    data: v.array(BonusClaimSchema),
    errors: NO_PROFILE,
  }),
  bonusStanding: playerOperation(users.readBonusStanding, {
    summary: 'Free spins of the player, and which step of the welcome pack is next, done, missed or locked',
    data: BonusStandingSchema,
    errors: NO_PROFILE,
  }),
  endSessions: playerOperation(users.endSessions, {
    summary: 'Ends every sign-in of the player, this one too',
    data: v.object({ sessionsValidAfter: v.string() }),
    errors: NO_PROFILE,
  }),
};
