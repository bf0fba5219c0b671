import { describe, expect, it } from '@jest/globals';
import { playerSignedOut } from '@/identity';
import { afterActions } from '@/testing/afterActions';
import {
  displayCurrencyChosen,
  displayCurrencySynced,
  selectDisplayCurrency,
  selectIsCurrencyNew,
  walletReducer,
} from './walletSlice';

const after = afterActions(walletReducer);

const SIGNED_OUT = playerSignedOut({ isInterrupted: false });
const INTERRUPTED = playerSignedOut({ isInterrupted: true });

describe('the wallet state', () => {
  it('starts with no currency chosen', () => {
    const wallet = after();
    expect(selectDisplayCurrency({ wallet })).toBeNull();
    expect(selectIsCurrencyNew({ wallet })).toBe(false);
  });

  it('holds the currency that was chosen here, until the profile has it', () => {
    const wallet = after(displayCurrencyChosen('USD'), displayCurrencyChosen('KES'));
    expect(selectDisplayCurrency({ wallet })).toBe('KES');
    expect(selectIsCurrencyNew({ wallet })).toBe(true);
  });

  it('holds no chosen currency after the profile has the same one', () => {
    const wallet = after(displayCurrencyChosen('USD'), displayCurrencySynced('KES'));
    expect(wallet).toMatchObject({ displayCurrency: 'KES', isCurrencyNew: false });
  });

  it('drops the choice of a player who signs out, and keeps the choice of an interrupted player', () => {
    expect(after(displayCurrencyChosen('KES'), SIGNED_OUT)).toEqual(after());
    expect(after(displayCurrencyChosen('KES'), INTERRUPTED).displayCurrency).toBe('KES');
  });

  it('has actions that begin with their domain', () => {
    expect(displayCurrencyChosen('KES')).toEqual({ type: 'wallet/displayCurrencyChosen', payload: 'KES' });
    expect(displayCurrencySynced('KES').type).toBe('wallet/displayCurrencySynced');
  });
});
