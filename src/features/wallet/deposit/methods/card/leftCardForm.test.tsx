import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { ORIGIN } from '@/testing/fakeApi';
import type { stripeError } from '@/testing/fakeStripe';
import { takePosts } from '../../../walletModal.testTools';
import { submit } from '../../depositModal.testTools';
import { decline, hearClosedForms, openCard, prepared, settle, told } from './closedCardForm.testTools';
import { stripe } from './cardKit.testTools';

hearClosedForms();

const PAID = { paymentIntent: { id: 'pi_1', status: 'succeeded' } } as unknown as ReturnType<typeof stripeError>;

/** The tab is closed, reloaded, or kept for Back: nothing unmounts. */
const leavePage = () => act(() => void window.dispatchEvent(new Event('pagehide')));

describe('a page that is left with an open card form', () => {
  it('tells the server as the player before the page is gone, with a request that outlives the page', async () => {
    await decline();
    const fetched = jest.spyOn(globalThis, 'fetch');
    leavePage();
    // Only microtasks still run.
    for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
    const [[request] = []] = fetched.mock.calls as [Request][];
    expect(request).toMatchObject({ url: `${ORIGIN}/api/wallet/deposits/d1/cancel`, method: 'POST', keepalive: true });
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
