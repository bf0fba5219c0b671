import { describe, expect, it } from '@jest/globals';
import { playerSignedOut } from '@/identity';
import { modalOpened, stepAction } from '@/features/ui';
import { afterActions } from '@/testing/afterActions';
import { NO_DEPOSIT } from './depositFlow';
import { NO_WITHDRAWAL } from './withdraw/withdrawalFlow';
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

  const DEPOSIT = { ...NO_DEPOSIT, amountMinor: 50_000, depositId: 'd1' };
  const WITHDRAWAL = { ...NO_WITHDRAWAL, amountMinor: 2_500 };
  const PROMPT_SENT = stepAction('wallet/promptSent', DEPOSIT, 'deposit', 'waiting');
  const REQUESTED = stepAction('wallet/withdrawalRequested', WITHDRAWAL, 'withdraw', 'sending');

  it('holds the open deposit and the open withdrawal', () => {
    expect(after()).toMatchObject({ deposit: null, withdrawal: null });
    expect(after(PROMPT_SENT, REQUESTED)).toMatchObject({ deposit: DEPOSIT, withdrawal: WITHDRAWAL });
  });

  it('starts again when the modal opens again', () => {
    const wallet = after(PROMPT_SENT, REQUESTED, modalOpened('deposit', {}), modalOpened('spinWheel', {}));
    expect(wallet).toMatchObject({ deposit: null, withdrawal: WITHDRAWAL });
    expect(after(REQUESTED, modalOpened('withdraw', {})).withdrawal).toBeNull();
  });

  it('is cleared when the session ends', () => {
    expect(after(PROMPT_SENT, REQUESTED, SIGNED_OUT)).toEqual(after());
    expect(after(PROMPT_SENT, REQUESTED, INTERRUPTED)).toMatchObject({ deposit: null, withdrawal: null });
  });
});
