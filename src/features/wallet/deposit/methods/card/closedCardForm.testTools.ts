import { beforeEach } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { http } from 'msw';
import { fakeApi, fakeServer, ORIGIN } from '@/testing/fakeApi';
import { stripeError } from '@/testing/fakeStripe';
import { buildTransaction } from '@/testing/walletBuilders';
import { withProvider } from '../../../methodKits.testTools';
import { answer, takePosts } from '../../../walletModal.testTools';
import { depositBy, submit } from '../../depositModal.testTools';
import { cardKit, stripe } from './cardKit.testTools';

export const DECLINED = stripeError({ type: 'card_error', code: 'card_declined', message: 'Your card was declined.' });
const CARD = { method: 'stripe', amount: 25, currency: 'USD' } as const;

/** Deposits that the server was asked to cancel. */
export let told: string[];

/** A fake Stripe, and a server that records closed forms, for each test. */
export const hearClosedForms = () => {
  withProvider(cardKit);
  beforeEach(() => {
    told = [];
    fakeApi({ 'wallet/deposits/:id': { data: buildTransaction({ ...CARD, status: 'pending' }) } });
    hearCancels(({ id }) => answer(buildTransaction({ ...CARD, id, status: 'failed', reason: 'abandoned' })));
  });
};

export const hearCancels = (respond: (deposit: { id: string }) => Response) =>
  fakeServer.use(
    http.post(`${ORIGIN}/api/wallet/deposits/:id/cancel`, ({ params }) => {
      const id = String(params['id']);
      told.push(id);
      return respond({ id });
    }),
  );

export const prepared = (_: unknown, count = 1) =>
  answer({ clientSecret: `pi_${count}_secret_x`, paymentIntentId: `pi_${count}`, depositId: `d${count}` });

export const openCard = () => depositBy(cardKit).fill();

/** Back in the form, with a payment for another card. */
export const decline = async () => {
  takePosts('stripe/payment-intent', prepared);
  stripe.answers = [DECLINED];
  const view = await openCard();
  await view.user.click(submit());
  await view.user.click(await screen.findByRole('button', { name: 'Try again' }));
  return view;
};

export const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));
