import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { fakeApi, fakeServer, FAULTS, ORIGIN } from '@/testing/fakeApi';
import { stripeError } from '@/testing/fakeStripe';
import { buildTransaction } from '@/testing/walletBuilders';
import { answer, takePosts, text } from '../../../walletModal.testTools';
import { othersThan, withProvider } from '../../../methodKits.testTools';
import { depositBy, submit, tile } from '../../../deposit/depositModal.testTools';
import { cardKit, stripe } from '../cardKit.testTools';

const DECLINED = stripeError({ type: 'card_error', code: 'card_declined', message: 'Your card was declined.' });
const CARD = { method: 'stripe', amount: 25, currency: 'USD' } as const;

/** Deposits that the server was asked to cancel. */
let told: string[];

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

const openCard = () => depositBy(cardKit).fill();

/** Leads back to the form, with a payment that another card can pay. */
const decline = async () => {
  takePosts('stripe/payment-intent', prepared);
  stripe.answers = [DECLINED];
  const view = await openCard();
  await view.user.click(submit());
  await view.user.click(await screen.findByRole('button', { name: 'Try again' }));
  return view;
};

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

const PAID = { paymentIntent: { id: 'pi_1', status: 'succeeded' } } as unknown as ReturnType<typeof stripeError>;

/** The tab is closed, reloaded, or kept for Back: nothing unmounts. */
const leavePage = () => act(() => void window.dispatchEvent(new Event('pagehide')));

withProvider(cardKit);
beforeEach(() => {
  told = [];
  fakeApi({ 'wallet/deposits/:id': { data: buildTransaction({ ...CARD, status: 'pending' }) } });
  hearCancels(({ id }) => answer(buildTransaction({ ...CARD, id, status: 'failed', reason: 'abandoned' })));
});

describe('a closed card form', () => {
  it('tells the server to cancel the declined payment', async () => {
    const { unmount } = await decline();
    expect(told).toEqual([]);
    unmount();
    await waitFor(() => expect(told).toEqual(['d1']));
  });

  it('sends nothing when no payment was prepared, or the payment was paid', async () => {
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

  it('sends nothing when the provider did not answer, because the card may have been charged', async () => {
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

  it('never pays a payment that is prepared after the form was closed', async () => {
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

  it('sends nothing after the player has signed out', async () => {
    const { identity } = await decline();
    await act(async () => identity.become(null));
    await settle();
    expect(told).toEqual([]);
  });

  it('sends nothing to a backend without deposit ids', async () => {
    takePosts('stripe/payment-intent', () => answer({ clientSecret: 'pi_9_secret', paymentIntentId: 'pi_9' }));
    stripe.answers = [DECLINED];
    const { user, unmount } = await openCard();
    await user.click(submit());
    await screen.findByText('Your card was declined. Nothing was charged.');
    unmount();
    await settle();
    expect(told).toEqual([]);
  });
});

for (const other of othersThan(cardKit)) {
  describe(`a card form that is closed by choosing ${other.name}`, () => {
    it('cancels the payment, and a card starts a new payment later', async () => {
      const posts = takePosts('stripe/payment-intent', prepared);
      stripe.answers = [DECLINED];
      const { user } = await openCard();
      await user.click(submit());
      await user.click(await screen.findByRole('button', { name: 'Try again' }));
      await user.click(await tile(other));
      await waitFor(() => expect(told).toEqual(['d1']));
      await user.click(await tile(cardKit));
      await screen.findByText('Card details');
      act(() => stripe.type(true));
      await user.click(submit());
      await waitFor(() => expect(stripe.confirmed.map(({ clientSecret }) => clientSecret)).toContain('pi_2_secret_x'));
      expect(posts).toHaveLength(2);
    });

    it('loads the limits and the history again after the cancellation', async () => {
      fakeServer.use(
        http.get(`${ORIGIN}/api/gaming`, () =>
          answer({
            limits: [{ period: 'day', amount: 55, used: 0, left: told.length > 0 ? 55 : 30, currency: 'USD' }],
          }),
        ),
      );
      const { user } = await decline();
      await user.click(await tile(other));
      await user.click(await tile(cardKit));
      await waitFor(() => expect(text()).toContain('You can still deposit US$55'));
    });

    it.each(['notFound', 'unreachable', 'serverError'] as const)(
      'shows no error when the answer is: %s',
      async (fault) => {
        const complaints = jest.spyOn(console, 'error');
        hearCancels(() => FAULTS[fault]());
        const { user } = await decline();
        await user.click(await tile(other));
        await waitFor(() => expect(told).toContain('d1'));
        await settle();
        screen.getAllByRole('alert').forEach((alert) => expect(alert).toBeEmptyDOMElement());
        expect(submit()).toBeEnabled();
        expect(complaints).not.toHaveBeenCalled();
      },
    );
  });
}

describe('a page that is left with an open card form', () => {
  it('tells the server as the player before the page is gone, with a request that outlives the page', async () => {
    await decline();
    const fetched = jest.spyOn(globalThis, 'fetch');
    leavePage();
    // Only microtasks still run here.
    for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
    const [[request] = []] = fetched.mock.calls as [Request][];
    expect(request).toMatchObject({
      url: `${ORIGIN}/api/wallet/deposits/d1/cancel`,
      method: 'POST',
      keepalive: true,
    });
    expect(request?.headers.get('authorization')).toMatch(/^Bearer ./);
    await waitFor(() => expect(told).toEqual(['d1']));
  });

  it('pays a new payment when it comes back', async () => {
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

  it('does not cancel a payment that waits for the bank', async () => {
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

describe('a card payment that was cancelled in another place', () => {
  it('asks to try again, and then starts a new payment', async () => {
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
