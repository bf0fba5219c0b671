import * as v from 'valibot';
import { BonusStandingSchema } from '../bonusStanding.ts';
import { ChallengeStandingSchema } from '../challengeTasks.ts';
import { BonusClaimSchema, ReferralSchema } from '../rewards.ts';
import { BONUS_REFUSALS, CURRENCY_REFUSALS, KEY_REFUSALS } from '../moneyRefusals.ts';
import * as market from '../market.ts';
import { PurchaseBodySchema } from '../marketRequests.ts';
import * as routes from '../routes/users.ts';
import { BLOCK_REFUSALS } from '../saferPlayRefusals.ts';
import * as schemas from '../users.ts';
import { IdempotencyKeySchema, TransactionParamsSchema } from '../walletRequests.ts';
import { WHEEL_REFUSALS, WheelSchema } from '../wheel.ts';
import { forPlayers } from './operation.ts';

const NO_PROFILE = { no_profile: 404 };

export const USERS = {
  openSession: forPlayers(
    routes.openSession,
    'Creates or merges the profile of the signed-in player; sent after each sign-in',
    schemas.ProfileSchema,
    { body: schemas.SessionBodySchema, errors: { registration_closed: 403 } },
  ),
  readProfile: forPlayers(routes.readProfile, "The signed-in player's profile", schemas.ProfileSchema, {
    errors: NO_PROFILE,
  }),
  changeProfile: forPlayers(
    routes.changeProfile,
    'Changes what a player may change; any other field is refused',
    schemas.ProfileSchema,
    { body: schemas.ProfileChangeSchema, errors: NO_PROFILE },
  ),
  changeCurrency: forPlayers(
    routes.changeCurrency,
    "Sets the account's currency; refused once the account has held money",
    schemas.ProfileSchema,
    { body: schemas.AccountCurrencySchema, errors: { ...NO_PROFILE, ...CURRENCY_REFUSALS } },
  ),
  listNotifications: forPlayers(
    routes.listNotifications,
    'The latest 50 notifications, newest first',
    v.array(schemas.NotificationSchema),
  ),
  readNotifications: forPlayers(
    routes.readNotifications,
    'Marks the listed notifications as read, and answers them',
    v.array(schemas.NotificationSchema),
  ),
  referral: forPlayers(
    routes.readReferral,
    'The code of the player, who joined by it and what that earned',
    ReferralSchema,
    { errors: NO_PROFILE },
  ),
  bonusClaims: forPlayers(
    routes.listBonusClaims,
    'The bonuses of the player, newest first, with their terms, their progress and how they ended',
    v.array(BonusClaimSchema),
    { errors: NO_PROFILE },
  ),
  forfeitBonus: forPlayers(
    routes.forfeitBonus,
    'Gives up a bonus with what is left of it. Answers the bonus as it has ended, however often it is asked',
    BonusClaimSchema,
    { params: TransactionParamsSchema, errors: { ...NO_PROFILE, ...BONUS_REFUSALS } },
  ),
  bonusStanding: forPlayers(
    routes.readBonusStanding,
    'Free spins of the player, and which step of the welcome pack is next, done, missed or locked',
    BonusStandingSchema,
    { errors: NO_PROFILE },
  ),
  challenge: forPlayers(
    routes.readChallengeStanding,
    'Points, place and tasks of the player in the present challenge',
    ChallengeStandingSchema,
  ),
  points: forPlayers(routes.readPoints, 'Bonus points of the player', market.PointsSchema),
  buy: forPlayers(
    routes.buyInMarket,
    'Buys a box or free spins for bonus points; needs an Idempotency-Key',
    market.PurchaseSchema,
    {
      key: IdempotencyKeySchema,
      body: PurchaseBodySchema,
      errors: { ...NO_PROFILE, ...KEY_REFUSALS, ...BLOCK_REFUSALS, ...market.MARKET_REFUSALS },
    },
  ),
  wheel: forPlayers(routes.readWheel, "Today's turn of the daily wheel, and when the next one opens", WheelSchema),
  turnWheel: forPlayers(
    routes.turnWheel,
    'Turns the daily wheel: drawn and credited by the server, once a day in Nairobi time; a repetition answers the same',
    WheelSchema,
    { errors: { ...NO_PROFILE, ...BLOCK_REFUSALS, ...WHEEL_REFUSALS } },
  ),
  endSessions: forPlayers(
    routes.endSessions,
    'Ends every sign-in of the player, this one too',
    v.object({ sessionsValidAfter: v.string() }),
    { errors: NO_PROFILE },
  ),
};
