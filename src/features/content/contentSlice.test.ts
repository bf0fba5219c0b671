import { describe, expect, it } from '@jest/globals';
import { playerSignedOut } from '@/identity';
import { contentReducer, type ContentState, cryptoCurrencyChosen, selectCryptoCurrency } from './contentSlice';

type Action = Parameters<typeof contentReducer>[1];

const after = (...actions: Action[]): ContentState =>
  actions.reduce<ContentState>(contentReducer, contentReducer(undefined, { type: 'start' }));

describe('the content state', () => {
  it('has BNB until another crypto currency is chosen', () => {
    expect(selectCryptoCurrency({ content: after() })).toBe('BNB');
    expect(selectCryptoCurrency({ content: after(cryptoCurrencyChosen('ETH')) })).toBe('ETH');
  });

  it('goes back to BNB when the player signs out', () => {
    expect(after(cryptoCurrencyChosen('ETH'), playerSignedOut({ isInterrupted: false }))).toEqual(after());
  });

  it('keeps the crypto currency when the player is asked to sign in again', () => {
    const chosen = after(cryptoCurrencyChosen('ETH'));
    expect(after(cryptoCurrencyChosen('ETH'), playerSignedOut({ isInterrupted: true }))).toEqual(chosen);
  });

  it('has actions that begin with their domain', () => {
    expect(cryptoCurrencyChosen('USDT')).toEqual({ type: 'content/cryptoCurrencyChosen', payload: 'USDT' });
  });
});
