/** The texts of refused deposits and games, with the end and what to do. */
import { GAME_REFUSALS } from '../../../contract/launches.ts';
import {
  BLOCK_REFUSALS,
  LIMIT_REFUSALS,
  type LimitPeriod,
  SAFER_PLAY_REFUSALS,
  type SaferPlayRefusal,
} from '../../../contract/saferPlay.ts';
import { ApiError, refusalsOf } from '../errors/ApiError.ts';
import { decimalOf } from '../ledger/index.ts';
import type { Money } from '../store/records/saferPlay.ts';
import type { Block } from './rules/breaks.ts';
import type { BrokenLimit } from './rules/usage.ts';
import type { UserRecord } from '../store/records/user.ts';

const PERIODS: Readonly<Record<LimitPeriod, string>> = { day: '24 hours', week: '7 days', month: '30 days' };

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Africa/Nairobi' });

const MINUTE_MS = 60_000;

/** The time is rounded up to the next full minute, when the break is certainly over. */
const dateText = (at: number): string => `${DATE.format(Math.ceil(at / MINUTE_MS) * MINUTE_MS)} (Nairobi time)`;

/** Examples are KES 1,500 and USD 12.50. */
function moneyText({ amountMinor, currency }: Money): string {
  const minimumFractionDigits = amountMinor % 100 === 0 ? 0 : 2;
  return `${currency} ${decimalOf(amountMinor).toLocaleString('en', { minimumFractionDigits })}`;
}

const refused = (code: SaferPlayRefusal, message: string): ApiError =>
  new ApiError(SAFER_PLAY_REFUSALS[code], code, message);

const BLOCKS = {
  timeOut: ['time_out', 'You are on a break'],
  selfExclusion: ['self_excluded', 'You have excluded yourself'],
} as const satisfies Record<Block['kind'], readonly [SaferPlayRefusal, string]>;

export function blocked({ kind, until }: Block): ApiError {
  const end = dateText(Date.parse(until));
  const [code, what] = BLOCKS[kind];
  return refused(code, `${what} until ${end}: deposits and games are closed until then. You can still withdraw.`);
}

/** Another account of the same person is blocked. It tells no end, because the other may be a family's by mistake. */
export function personBlocked({ kind }: Block): ApiError {
  const [code, what] = BLOCKS[kind];
  return refused(
    code,
    `${what} in another account with your phone or card, so deposits and games are closed here too. ` +
      'You can still withdraw. If you think that this is a mistake, please contact support.',
  );
}

export const tooManyAccounts = (): ApiError =>
  refused(
    'too_many_accounts',
    'You have too many accounts: use one of your earlier ones. You can still withdraw from this one.',
  );

/** Names neither the excluded player nor the end, because it may be another person. */
export const payerExcluded = (): ApiError =>
  refused(
    'self_excluded',
    'A self-exclusion covers this way to pay, so nothing was charged. You can still withdraw. ' +
      'If you think that this is a mistake, please contact support.',
  );

/** Tells nothing of the other account's limit, because it may be another person's. */
export const payerLimited = (): ApiError =>
  refused(
    'deposit_limit',
    'A deposit limit covers this way to pay, together with its other deposits. Deposit less, or wait until earlier deposits no longer count.',
  );

export function limitReached({ period, limit, left, fitsAt }: BrokenLimit): ApiError {
  const rest = left.amountMinor > 0 ? `${moneyText(left)} of it is left` : 'nothing of it is left';
  return refused(
    'deposit_limit',
    `Your deposit limit for ${PERIODS[period]} is ${moneyText(limit)}, and ${rest}; payments under way count too.` +
      adviceOf(left, fitsAt),
  );
}

/** Never suggests a higher limit to a player who has reached one. */
function adviceOf(left: Money, fitsAt: number | undefined): string {
  const less = left.amountMinor > 0 ? ['deposit less'] : [];
  const wait = fitsAt === undefined ? [] : [`wait until ${dateText(fitsAt)}`];
  const advice = [...less, ...wait].join(', or ');
  return advice && ` ${advice.charAt(0).toUpperCase()}${advice.slice(1)}.`;
}

export const limitRefusal = refusalsOf(LIMIT_REFUSALS, {
  limit_currency: 'A limit is in the currency of your account: enter it in that currency',
});

export const gameRefusal = refusalsOf(GAME_REFUSALS, {
  game_not_found: 'There is no such game: choose another one',
  game_unavailable: 'This game cannot be played now: choose another one',
});

export const hasConsent = (user: Pick<UserRecord, 'ageConfirmedAt' | 'termsAcceptedAt'> | undefined): boolean =>
  Boolean(user?.ageConfirmedAt && user.termsAcceptedAt);

/** @throws ApiError 403 `consent_needed` for a player who has not confirmed age and terms, or has no profile */
export function refuseWithoutConsent(user: UserRecord | undefined): void {
  if (hasConsent(user)) return;
  throw new ApiError(
    BLOCK_REFUSALS.consent_needed,
    'consent_needed',
    'Please confirm that you are 18 or older and accept the terms first',
  );
}
