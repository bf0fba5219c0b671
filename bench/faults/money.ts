/** A second, independent implementation of the rules of docs/money.md with bigint, to check the server. */
import { byKind } from '../../contract/bonusTerms.ts';
import type { Currency } from '../../server/src/store/records/money.ts';

/** KES for one USD. */
export const RATE = 129.5;
const SCALE = 10_000n;
const scaled = (rate: number): bigint => BigInt(Math.round(rate * 10_000));

/** Thousandths of a US cent for KES cents, rounded down. */
export const partsOfKes = (kesMinor: number, rate = RATE): number =>
  Number((BigInt(kesMinor) * SCALE * 1_000n) / scaled(rate));

/** Whole US cents of thousandths, summed over deposits, because each remainder goes into the next deposit. */
export const centsOfParts = (parts: number): number => Math.floor(parts / 1_000);

/** The credit of an account for payments in KES cents, and the thousandths of a US cent that are left over. */
export function creditOfKes(kesMinor: readonly number[], currency: Currency): { minor: number; rest: number } {
  if (currency === 'KES') return { minor: kesMinor.reduce((sum, minor) => sum + minor, 0), rest: 0 };
  const parts = kesMinor.reduce((sum, minor) => sum + partsOfKes(minor), 0);
  return { minor: centsOfParts(parts), rest: parts % 1_000 };
}

/** Minor units in another currency, rounded down. */
export function converted(minor: number, from: Currency, to: Currency, rate = RATE): number {
  if (from === to) return minor;
  const [times, by] = to === 'USD' ? [SCALE, scaled(rate)] : [scaled(rate), SCALE];
  return Number((BigInt(minor) * times) / by);
}

/** Whole shillings for minor units of an account, rounded down. */
export const shillingsOf = (minor: number, currency: Currency, rate = RATE): number =>
  Math.floor(converted(minor, currency, 'KES', rate) / 100);

/** Minor units of an account for whole shillings, rounded up. */
export const costOfShillings = (kes: number, currency: Currency, rate = RATE): number =>
  currency === 'KES' ? kes * 100 : Number((BigInt(kes) * 100n * SCALE + scaled(rate) - 1n) / scaled(rate));

/** The bonus for every player here, whole KES. */
export const BONUS = {
  id: 'welcome',
  title: 'Welcome',
  isActive: true,
  bonusPercentage: 50,
  freeSpins: 5,
  minDeposit: 1_000,
  maxBonus: 8_000,
  wagering: 2,
  contribution: { ...byKind(40), slots: 100, crash: 100, mines: 50, dice: 30 },
  maxStake: 1_500,
  expiryDays: 2,
  mostPerDay: 10_000,
  conversionTimes: 2,
};

/** Minor units of that bonus in the account for a deposit in KES cents. */
export function bonusMinor(kesMinor: number, currency: Currency, rate = RATE): number {
  if (kesMinor < BONUS.minDeposit * 100) return 0;
  const share = Number((BigInt(kesMinor) * BigInt(BONUS.bonusPercentage)) / 100n);
  return converted(Math.min(share, BONUS.maxBonus * 100), 'KES', currency, rate);
}

/** Minor units of a stored decimal. */
export const toMinor = (decimal: unknown): number => Math.round(Number(decimal ?? 0) * 100);
