/** What Redux DevTools tells of a deposit: readable steps, and no secret in any of them. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { modalOpened } from '@/features/ui';
import { fakeApi } from '@/testing/fakeApi';
import { type FakeStripe, installFakeStripe, removeFakeStripe } from '@/testing/fakeStripe';
import { storyOf } from '@/testing/recordActions';
import { buildTransaction } from '@/testing/walletBuilders';
import { CLIENT_SECRET, expectWhole, keyOf, openAsPlayer, takePost } from './journeys.testTools';

let stripe: FakeStripe;
beforeEach(() => {
  stripe = installFakeStripe();
});

afterEach(removeFakeStripe);

describe('the actions that the store records', () => {
  it('show a deposit by M-Pesa, without secrets', async () => {
    const view = await openAsPlayer();
    const keys = takePost('mpesa/stk-push', {
      ResponseCode: '0',
      CustomerMessage: 'Sent to 254712345678',
      depositId: 'd1',
    });
    fakeApi({ 'wallet/deposits/d1': { data: buildTransaction({ status: 'completed', receipt: 'R1' }) } });
    act(() => void view.store.dispatch(modalOpened('deposit', {})));
    await view.user.type(await screen.findByRole('textbox', { name: 'Amount' }), '500');
    await view.user.click(screen.getByRole('button', { name: /^Deposit/ }));
    expect(await screen.findByText('Your money is here')).toBeVisible();
    expect(storyOf(view.recording)).toEqual([
      'ui/modalOpened',
      'wallet/depositStarted',
      'sendPrompt pending',
      'sendPrompt fulfilled',
      'wallet/promptSent',
      'wallet/depositSettled',
    ]);
    expect(keyOf(view.recording)).toEqual({
      method: 'mpesa',
      amountMinor: 50_000,
      currency: 'KES',
      idempotencyKey: keys[0],
    });
    expectWhole(view.recording, view);
  });

  it('show a deposit by card, without secrets', async () => {
    const view = await openAsPlayer();
    const payment = { clientSecret: CLIENT_SECRET, paymentIntentId: 'pi_1', depositId: 'd1' };
    const keys = takePost('stripe/payment-intent', payment);
    const paid = { method: 'stripe', amount: 25, currency: 'USD', status: 'completed' } as const;
    fakeApi({ 'wallet/deposits/d1': { data: buildTransaction(paid) } });
    act(() => void view.store.dispatch(modalOpened('deposit', {})));
    await view.user.click(await screen.findByRole('radio', { name: /Credit\/Debit Card/ }));
    await screen.findByText('Card details');
    await view.user.type(screen.getByRole('textbox', { name: 'Amount' }), '25');
    act(() => stripe.type(true));
    await view.user.click(screen.getByRole('button', { name: /^Deposit/ }));
    expect(await screen.findByText('Your money is here')).toBeVisible();
    expect(stripe.confirmed).toMatchObject([{ clientSecret: CLIENT_SECRET }]);
    expect(storyOf(view.recording)).toEqual([
      'ui/modalOpened',
      'wallet/depositStarted',
      'preparePayment pending',
      'preparePayment fulfilled',
      'wallet/paymentPrepared',
      'wallet/paymentConfirmed',
      'wallet/depositSettled',
    ]);
    expect(keyOf(view.recording)).toEqual({
      method: 'stripe',
      amountMinor: 2_500,
      currency: 'USD',
      idempotencyKey: keys[0],
    });
    expectWhole(view.recording, view);
  });
});
