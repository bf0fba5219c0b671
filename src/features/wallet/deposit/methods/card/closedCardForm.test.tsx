import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { FAULTS, fakeApi, fakeServer, ORIGIN } from '@/testing/fakeApi';
import { type FakeStripe, installFakeStripe, removeFakeStripe, stripeError } from '@/testing/fakeStripe';
import { buildTransaction } from '@/testing/walletBuilders';
import { DepositModal } from '../../../modals/deposit';
import { answer, openModal, takePosts, text } from '../../../walletModal.testTools';
import { amountBox, submit } from '../../depositModal.testTools';

const DECLINED = stripeError({ type: 'card_error', code: 'card_declined', message: 'Your card was declined.' });
const PAID = { paymentIntent: { id: 'pi_1', status: 'succeeded' } } as unknown as ReturnType<typeof stripeError>;
const CARD = { method: 'stripe', amount: 25, currency: 'USD' } as const;

let stripe: FakeStripe;
let told: string[];
beforeEach(() => {
  stripe = installFakeStripe();
  told = [];
  fakeApi({ 'wallet/deposits/:id': { data: buildTransaction({ ...CARD, status: 'pending' }) } });
  hearCancels(({ id }) => answer(buildTransaction({ ...CARD, id, status: 'failed', reason: 'abandoned' })));
});
afterEach(removeFakeStripe);

const hearCancels = (respond: (deposit: { id: string }) => Response) =>
  fakeServer.use(
    http.post(`${ORIGIN}/api/wallet/deposits/:id/cancel`, ({ params }) => {
      const id = String(params['id']);
      told.push(id);
      return respond({ id });
    }),
  );

const prepared = (_: unknown, count = 1) =>
  answer({ clientSecret: `pi_${count}_secret_x`, paymentIntentId: `pi_${count}`, depositId: `d${count}` });

const openCard = async () => {
  const view = await openModal(DepositModal);
  await view.user.click(await screen.findByRole('radio', { name: /Credit\/Debit Card/ }));
  await screen.findByText('Card details');
  await view.user.type(amountBox(), '25');
  act(() => stripe.type(true));
  return view;
};

/** Back in the form, with a payment that another card may pay. */
const decline = async () => {
  takePosts('stripe/payment-intent', prepared);
  stripe.answers = [DECLINED];
  const view = await openCard();
  await view.user.click(submit());
  await view.user.click(await screen.findByRole('button', { name: 'Try again' }));
  return view;
};

/** The tab is closed, reloaded, or kept by the browser for the way back: nothing unmounts. */
const leavePage = () => act(() => void window.dispatchEvent(new Event('pagehide')));

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

describe('a card form that is closed', () => {
  it('tells the server of the payment that was declined', async () => {
    const { unmount } = await decline();
    expect(told).toEqual([]);
    unmount();
    await waitFor(() => expect(told).toEqual(['d1']));
  });

  it('tells it when M-Pesa is chosen instead, after which card begins a new payment', async () => {
    const posts = takePosts('stripe/payment-intent', prepared);
    stripe.answers = [DECLINED];
    const { user } = await openCard();
    await user.click(submit());
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await user.click(screen.getByRole('radio', { name: /M-Pesa/ }));
    await waitFor(() => expect(told).toEqual(['d1']));
    await user.click(screen.getByRole('radio', { name: /Credit\/Debit Card/ }));
    await screen.findByText('Card details');
    act(() => stripe.type(true));
    await user.click(submit());
    await waitFor(() => expect(stripe.confirmed.map(({ clientSecret }) => clientSecret)).toContain('pi_2_secret_x'));
    expect(posts).toHaveLength(2);
  });

  it('asks for the limits and the history again once that is done', async () => {
    fakeServer.use(
      http.get(`${ORIGIN}/api/gaming`, () =>
        answer({ limits: [{ period: 'day', amount: 55, used: 0, left: told.length > 0 ? 55 : 30, currency: 'USD' }] }),
      ),
    );
    const { user } = await decline();
    await user.click(screen.getByRole('radio', { name: /M-Pesa/ }));
    await user.click(screen.getByRole('radio', { name: /Credit\/Debit Card/ }));
    await waitFor(() => expect(text()).toContain('You can still deposit $55'));
  });

  it('says nothing where nothing was prepared, or it was paid', async () => {
    takePosts('stripe/payment-intent', prepared);
    const untouched = await openCard();
    untouched.unmount();
    const paid = await openCard();
    await paid.user.click(submit());
    await screen.findByText('Payment confirmed. Adding it to your balance…');
    paid.unmount();
    await settle();
    expect(told).toEqual([]);
  });

  it('says nothing where the provider was not heard: it may have been paid', async () => {
    jest.spyOn(console, 'warn').mockReturnValue();
    takePosts('stripe/payment-intent', prepared);
    stripe.answers = [stripeError({ type: 'api_connection_error' })];
    const { user, unmount } = await openCard();
    await user.click(submit());
    await screen.findByText('Do not pay again, we keep checking');
    unmount();
    await settle();
    expect(told).toEqual([]);
  });

  it('never pays what is prepared only then', async () => {
    let goOn = (): void => undefined;
    const waiting = new Promise<void>((resolve) => (goOn = resolve));
    takePosts('stripe/payment-intent', async () => {
      await waiting;
      return prepared(undefined);
    });
    const { user, unmount } = await openCard();
    await user.click(submit());
    unmount();
    goOn();
    await waitFor(() => expect(told).toEqual(['d1']));
    expect(stripe.confirmed).toEqual([]);
  });

  it('tells nothing once the player has signed out', async () => {
    const { identity } = await decline();
    await act(async () => identity.become(null));
    await settle();
    expect(told).toEqual([]);
  });

  it.each(['notFound', 'unreachable', 'serverError'] as const)(
    'goes on without a word when the answer is: %s',
    async (fault) => {
      const complaints = jest.spyOn(console, 'error');
      hearCancels(() => FAULTS[fault]());
      const { user } = await decline();
      await user.click(screen.getByRole('radio', { name: /M-Pesa/ }));
      await waitFor(() => expect(told).toContain('d1'));
      await settle();
      screen.getAllByRole('alert').forEach((alert) => expect(alert).toBeEmptyDOMElement());
      expect(submit()).toBeEnabled();
      expect(complaints).not.toHaveBeenCalled();
    },
  );

  it('tells a backend nothing that names no deposits', async () => {
    takePosts('stripe/payment-intent', () => answer({ clientSecret: 'pi_9_secret', paymentIntentId: 'pi_9' }));
    stripe.answers = [DECLINED];
    const { user, unmount } = await openCard();
    await user.click(submit());
    await screen.findByText('Your card was declined.');
    unmount();
    await settle();
    expect(told).toEqual([]);
  });
});

describe('a page that goes away with its card form open', () => {
  it('tells the server as the player, before the page is gone, by a request that outlives it', async () => {
    await decline();
    const fetched = jest.spyOn(globalThis, 'fetch');
    leavePage();
    // What needs more than microtasks is not begun any more.
    for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
    const [[request] = []] = fetched.mock.calls as [Request][];
    expect(request).toMatchObject({ url: `${ORIGIN}/api/wallet/deposits/d1/cancel`, method: 'POST', keepalive: true });
    expect(request?.headers.get('authorization')).toMatch(/^Bearer ./);
    await waitFor(() => expect(told).toEqual(['d1']));
  });

  it('pays another payment when it comes back', async () => {
    const { user, unmount } = await decline();
    leavePage();
    await waitFor(() => expect(told).toEqual(['d1']));
    await user.click(submit());
    await screen.findByText('Payment confirmed. Adding it to your balance…');
    expect(stripe.confirmed.at(-1)?.clientSecret).toBe('pi_2_secret_x');
    unmount();
    leavePage();
    await settle();
    expect(told).toEqual(['d1']);
  });

  it('leaves a payment alone that the bank is asking about', async () => {
    takePosts('stripe/payment-intent', prepared);
    const { user } = await openCard();
    let confirm = (): void => undefined;
    const byBank = new Promise<void>((resolve) => (confirm = resolve));
    stripe.answers = [() => byBank.then(() => PAID)];
    await user.click(submit());
    await waitFor(() => expect(stripe.confirmed).toHaveLength(1));
    leavePage();
    await settle();
    confirm();
    await screen.findByText('Payment confirmed. Adding it to your balance…');
    expect(told).toEqual([]);
  });
});

describe('a card payment that was cancelled from elsewhere', () => {
  it('says to try again, and then begins a new one', async () => {
    takePosts('stripe/payment-intent', prepared);
    stripe.answers = [
      stripeError({
        type: 'invalid_request_error',
        code: 'payment_intent_unexpected_state',
        message: 'You cannot confirm this PaymentIntent because it has a status of canceled.',
      }),
    ];
    const { user } = await openCard();
    await user.click(submit());
    expect(await screen.findByText('Payment failed. Please try again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await user.click(submit());
    await waitFor(() => expect(stripe.confirmed.at(-1)?.clientSecret).toBe('pi_2_secret_x'));
  });
});
