import { describe, expect, it } from '@jest/globals';
import { moneyOf } from '@/shared/money';
import { bonusGift } from './BonusChoices';

const BONUS = {
  id: 'b1',
  isActive: true,
  title: 'Karibu boost',
  bonusPercentage: 50,
  freeSpins: 20,
  minDeposit: 100,
  maxBonus: 1_000,
  extraKes: 0,
  wagering: 10,
  contribution: { slots: 100, crash: 100, mines: 100, dice: 100 },
  expiryDays: 30,
  terms: [],
};

const gift = (amount: number, currency: 'KES' | 'USD', own: Partial<typeof BONUS> = {}) =>
  bonusGift({ ...BONUS, ...own }, moneyOf(amount, currency), 'USD', 125);

describe('the gift of a bonus', () => {
  it('is a share of the deposit in dollars, and free spins', () => {
    expect(gift(500, 'KES')).toMatchObject({ isReached: true, cents: 200, freeSpins: 20 });
  });

  it('is converted from dollars at the rate', () => {
    expect(gift(10, 'USD')).toMatchObject({ isReached: true, cents: 500, freeSpins: 20 });
  });

  it('says what is to be staked in all: deposit and bonus together, as often as its terms ask', () => {
    expect(gift(500, 'KES')).toMatchObject({ depositCents: 400, totalCents: 6_000 });
  });

  it('asks for free spins alone to stake the least deposit, however much is paid', () => {
    const spins = { bonusPercentage: 0, minDeposit: 500, wagering: 3 };
    expect(gift(500, 'KES', spins)).toMatchObject({ cents: 0, totalCents: 1_200 });
    expect(gift(3_000, 'KES', spins)).toMatchObject({ depositCents: 2_400, totalCents: 1_200 });
    expect(gift(3_000, 'KES', { ...spins, minDeposit: 0 })).toMatchObject({ totalCents: 7_200 });
  });

  it('is never more than its maximum', () => {
    expect(gift(100_000, 'KES')).toMatchObject({ cents: 800 });
  });

  it('includes the fixed extra', () => {
    expect(gift(100_000, 'KES', { extraKes: 250 })).toMatchObject({ cents: 1_000 });
  });

  it('is zero below the minimum deposit', () => {
    expect(gift(99, 'KES')).toMatchObject({ isReached: false, cents: 0, freeSpins: 0 });
    expect(gift(100, 'KES')).toMatchObject({ isReached: true, cents: 40 });
  });

  it('has no maximum when the bonus has none', () => {
    const { maxBonus: _most, ...endless } = BONUS;
    expect(bonusGift(endless, moneyOf(100_000, 'KES'), 'USD', 125)).toMatchObject({ cents: 40_000 });
  });

  it('is not converted in an account in shillings, also without a rate', () => {
    expect(bonusGift(BONUS, moneyOf(333, 'KES'), 'KES', 0)).toMatchObject({
      isReached: true,
      cents: 16_650,
      freeSpins: 20,
    });
  });
});
