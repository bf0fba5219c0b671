/** Bonus points: one for each whole amount of real money staked. Kept in thousandths, so that no stake is lost. */
import { POINT_STAKE } from '../../../contract/market.ts';
import type { Currency } from '../store/records/money.ts';
import type { UserRecord } from '../store/records/user.ts';
import { minorOf } from './minor.ts';

const MILLI = 1_000;

export const pointsMilliOf = (realCents: number, currency: Currency): number =>
  Math.floor((realCents * MILLI) / minorOf(POINT_STAKE[currency]));

/** Whole points; never below zero. */
export const pointsOf = (user: Pick<UserRecord, 'pointsMilli'> | undefined): number =>
  Math.max(0, Math.floor((user?.pointsMilli ?? 0) / MILLI));

/** The player after a change of points. */
export const withPoints = (user: UserRecord, milli: number): UserRecord =>
  milli === 0 ? user : { ...user, pointsMilli: (user.pointsMilli ?? 0) + milli };

/** Undefined when there are too few. */
export const spendPoints = (user: UserRecord, points: number): UserRecord | undefined =>
  pointsOf(user) < points ? undefined : withPoints(user, -points * MILLI);
