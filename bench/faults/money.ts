/** The rules of docs/money.md once more, in whole numbers without bound, to hold the server's against. */

/** KES for one USD. */
export const RATE = 129.5;
const SCALE = 10_000n;
const SCALED_RATE = BigInt(RATE * 10_000);

/** US cents that so many KES cents give, rounded down. */
export const centsOfKes = (kesMinor: number): number => Number((BigInt(kesMinor) * SCALE) / SCALED_RATE);

/** Thousandths of a US cent that a deposit of so many KES cents is worth, rounded down. */
export const partsOfKes = (kesMinor: number): number => Number((BigInt(kesMinor) * SCALE * 1_000n) / SCALED_RATE);

/** Whole US cents of so many thousandths: of deposits together, as what one leaves over goes into the next. */
export const centsOfParts = (parts: number): number => Math.floor(parts / 1_000);

/** Whole shillings that so many US cents give, rounded down. */
export const shillingsOf = (cents: number): number => Number((BigInt(cents) * SCALED_RATE) / SCALE / 100n);

/** US cents that so many whole shillings cost, rounded up. */
export const costOfShillings = (kes: number): number =>
  Number((BigInt(kes) * 100n * SCALE + SCALED_RATE - 1n) / SCALED_RATE);

/** KES cents of US cents, rounded down. */
export const kesMinorOf = (cents: number): number => Number((BigInt(cents) * SCALED_RATE) / SCALE);

/** The bonus that is offered to every player here. Amounts are whole KES. */
export const BONUS = {
  id: 'welcome',
  title: 'Welcome',
  isActive: true,
  bonusPercentage: 50,
  freeSpins: 5,
  minDeposit: 1_000,
  maxBonus: 8_000,
};

/** US cents of that bonus for a deposit of so many KES cents. */
export function bonusCents(kesMinor: number): number {
  if (kesMinor < BONUS.minDeposit * 100) return 0;
  const share = Number((BigInt(kesMinor) * BigInt(BONUS.bonusPercentage)) / 100n);
  return centsOfKes(Math.min(share, BONUS.maxBonus * 100));
}

export const toCents = (decimal: unknown): number => Math.round(Number(decimal ?? 0) * 100);
