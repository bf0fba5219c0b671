import { expect } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { type FakeStripe, installFakeStripe, removeFakeStripe } from '@/testing/fakeStripe';
import type { MethodKit } from '../MethodKit.testTools';

export let stripe: FakeStripe;

export const cardKit: MethodKit = {
  id: 'stripe',
  name: 'Credit/Debit Card',
  amount: 25,
  currency: 'USD',
  refused: [
    ['', 'Please enter a valid amount (minimum $1)'],
    ['0.99', 'Please enter a valid amount (minimum $1)'],
    ['10000.01', 'Please enter a valid amount (maximum $10,000)'],
  ],
  quickAmounts: 'US$10MINUS$25US$50US$100',
  typed: ['$12.345', '12.34'],
  path: 'stripe/payment-intent',
  sends: {},
  answer: (depositId = 'd1') => ({ clientSecret: 'pi_1_secret_x', paymentIntentId: 'pi_1', depositId }),
  fill: async () => {
    await screen.findByText('Card details');
    act(() => stripe.type(true));
  },
  expectCharged: () =>
    expect(stripe.confirmed).toMatchObject([{ clientSecret: expect.stringMatching(/^pi_\d_secret/) }]),
  title: 'Payment confirmed',
  waiting: 'Payment confirmed. Adding it to your balance…',
  unfollowed: ['Payment confirmed', 'Your balance will show it in a moment'],
  story: [
    'wallet/depositStarted',
    'preparePayment pending',
    'preparePayment fulfilled',
    'wallet/paymentPrepared',
    'wallet/paymentConfirmed',
    'wallet/depositSettled',
  ],
  terms: {
    id: 'stripe',
    deposit: { USD: { min: 1, max: 10_000 }, KES: { min: 130, max: 1_300_000 } },
    publishableKey: 'pk_test_karata',
  },
  payout: {
    id: 'card',
    name: 'Credit/Debit Card',
    method: 'card',
    processingTime: 'Instant - 30 minutes',
    details: '•••• 4242',
    totalDeposited: 40,
    maxAmount: 40,
  },
  arrives: {
    record: { payoutAmount: 25, payoutCurrency: 'USD' },
    said: '$25',
    facts: /You receive\$25TimeInstant - 30 minutes/,
    inKiswahili: 'Kadi ya benki yako limeshughulikiwa. Papo hapo - dakika 30',
  },
  install: () => {
    stripe = installFakeStripe();
  },
  remove: removeFakeStripe,
};
