import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { FAULTS, fakeServer, ORIGIN } from '@/testing/fakeApi';
import { stripeError } from '@/testing/fakeStripe';
import { answer, takePosts, text } from '../../../walletModal.testTools';
import { othersThan } from '../../../methodKits.testTools';
import { submit, tile } from '../../depositModal.testTools';
import {
  decline,
  DECLINED,
  hearCancels,
  hearClosedForms,
  openCard,
  prepared,
  settle,
  told,
} from './closedCardForm.testTools';
import { cardKit, stripe } from './cardKit.testTools';

hearClosedForms();

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
    await screen.findByText('Your card was declined.');
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
      await waitFor(() => expect(text()).toContain('You can still deposit $55'));
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
