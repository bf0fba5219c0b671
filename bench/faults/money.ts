/** A second, independent implementation of the rules of docs/money.md with bigint, to check the server. */

/** KES for one USD. */
export const RATE = 129.5;
const SCALE = 10_000n;
const SCALED_RATE = BigInt(RATE * 10_000);

/** US cents for KES cents, rounded down. */
export const centsOfKes = (kesMinor: number): number => Number((BigInt(kesMinor) * SCALE) / SCALED_RATE);

/** Thousandths of a US cent for KES cents, rounded down. */
export const partsOfKes = (kesMinor: number): number => Number((BigInt(kesMinor) * SCALE * 1_000n) / SCALED_RATE);

/** Whole US cents of thousandths, summed over deposits, because each remainder goes into the next deposit. */
export const centsOfParts = (parts: number): number => Math.floor(parts / 1_000);

/** Whole shillings for US cents, rounded down. */
export const shillingsOf = (cents: number): number => Number((BigInt(cents) * SCALED_RATE) / SCALE / 100n);

/** US cents for whole shillings, rounded up. */
export const costOfShillings = (kes: number): number =>
  Number((BigInt(kes) * 100n * SCALE + SCALED_RATE - 1n) / SCALED_RATE);

/** KES cents of US cents, rounded down. */
export const kesMinorOf = (cents: number): number => Number((BigInt(cents) * SCALED_RATE) / SCALE);

/** The bonus for every player here, whole KES. */
export const BONUS = {
  id: 'welcome',
  title: 'Welcome',
  isActive: true,
  bonusPercentage: 50,
  freeSpins: 5,
  minDeposit: 1_000,
  maxBonus: 8_000,
};

/** US cents of that bonus for a deposit in KES cents. */
export function bonusCents(kesMinor: number): number {
  if (kesMinor < BONUS.minDeposit * 100) return 0;
  const share = Number((BigInt(kesMinor) * BigInt(BONUS.bonusPercentage)) / 100n);
  return centsOfKes(Math.min(share, BONUS.maxBonus * 100));
}

export const toCents = (decimal: unknown): number => Math.round(Number(decimal ?? 0) * 100);
