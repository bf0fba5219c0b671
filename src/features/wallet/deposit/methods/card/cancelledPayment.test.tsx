import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { stripeError } from '@/testing/fakeStripe';
import { takePosts } from '../../../walletModal.testTools';
import { submit } from '../../depositModal.testTools';
import { hearClosedForms, openCard, prepared } from './closedCardForm.testTools';
import { stripe } from './cardKit.testTools';

hearClosedForms();

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
