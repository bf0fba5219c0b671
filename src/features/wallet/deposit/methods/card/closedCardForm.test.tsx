import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { FAULTS, fakeServer, ORIGIN } from '@/testing/fakeApi';
import { stripeError } from '@/testing/fakeStripe';
import { answer, takePosts, text } from '../../../walletModal.testTools';
import { submit } from '../../depositModal.testTools';
import {
  decline,
  DECLINED,
  hearCancels,
  hearClosedForms,
  openCard,
  prepared,
  settle,
  stripe,
  told,
} from './closedCardForm.testTools';

hearClosedForms();

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
