import { describe, expect, it } from '@jest/globals';
import { QUICK_AMOUNTS, WALLET_LIMITS } from './walletTerms.ts';

describe('the quick amounts of an account in shillings', () => {
  it('begin with the least amount, which is marked as that', () => {
    const { mpesaDeposit, cardDeposit } = WALLET_LIMITS;
    expect(QUICK_AMOUNTS.mpesa.KES[0]).toBe(mpesaDeposit.KES.min);
    expect(QUICK_AMOUNTS.card.KES[0]).toBe(cardDeposit.KES.min);
  });
});
