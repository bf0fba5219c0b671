/** What Redux DevTools tells of a sign-in, a deposit and a withdrawal: readable steps, and no secret in any of them. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { followPlayer } from '@/features/auth';
import { modalOpened, pageTitled } from '@/features/ui';
import { fakeApi, fakeServer, ORIGIN } from '@/testing/fakeApi';
import { FAKE_CODE, FAKE_USER, fakeIdentity } from '@/testing/fakeIdentity';
import { type FakeStripe, installFakeStripe, removeFakeStripe } from '@/testing/fakeStripe';
import { leaksOf, recordActions, type Recording, storyOf } from '@/testing/recordActions';
import { renderWithStore } from '@/testing/renderWithStore';
import { buildMethod, buildTransaction } from '@/testing/walletBuilders';
import { ModalRoot } from './ModalRoot';

const WRONG_CODE = '654321';
const CLIENT_SECRET = 'pi_1_secret_x';

let stripe: FakeStripe;
beforeEach(() => {
  stripe = installFakeStripe();
});
afterEach(removeFakeStripe);

const open = () => {
  const identity = fakeIdentity();
  const view = renderWithStore(<ModalRoot />, { identity });
  act(() => view.store.dispatch(followPlayer()));
  return { ...view, identity };
};

/** A player is signed in; what comes then is recorded. */
const openAsPlayer = async () => {
  const view = open();
  act(() => view.identity.become({ ...FAKE_USER, email: 'asha@mail.example' }));
  await waitFor(() => expect(view.store.getState().auth.status).toBe('signedIn'));
  return { ...view, recording: recordActions(view.store) };
};

/** Answers a POST once, and notes with which key it came. */
const takePost = (path: string, data: object): (string | null)[] => {
  const keys: (string | null)[] = [];
  fakeServer.use(
    http.post(`${ORIGIN}/api/${path}`, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return HttpResponse.json({ data });
    }),
  );
  return keys;
};

/** A code by itself: among the digits of a time it is none. */
const alone = (code: string) => new RegExp(String.raw`(?<![\w.-])${code}(?![\w-])`);

const SECRETS = [
  // In any notation: +254712345678, 0712 345 678, 712-345-678.
  /7\W*1\W*2\W*3\W*4\W*5\W*6\W*7\W*8/,
  /asha@mail/,
  alone(FAKE_CODE),
  alone(WRONG_CODE),
  /token-of-the-player/,
  /pi_1_secret|client_?secret/i,
  /4242\W*4242/,
];

/** The recorded list says all: it makes the state that the store has, and nobody finds a secret in it. */
const expectWhole = (recording: Recording, view: ReturnType<typeof open>) => {
  expect(leaksOf(recording, SECRETS)).toEqual([]);
  expect(recording.replayed()).toEqual(view.store.getState());
};

const keyOf = ({ recorded }: Recording): unknown =>
  recorded
    .filter(({ action }) => action.type === 'api/executeMutation/pending')
    .map(({ action }) => (action.meta as { arg: { originalArgs: { idempotencyKey?: string } } }).arg.originalArgs)
    .find(({ idempotencyKey }) => idempotencyKey);

describe('the store tells', () => {
  it('a sign-in by code', async () => {
    const view = open();
    const recording = recordActions(view.store);
    act(() => void view.store.dispatch(modalOpened('auth', { tab: 'register' })));
    await view.user.click(await screen.findByRole('tab', { name: 'Log In' }));
    await view.user.type(screen.getByRole('textbox', { name: 'Phone number' }), '0712345678');
    await view.user.click(screen.getByRole('button', { name: 'Send Verification Code' }));
    const box = await screen.findByRole('textbox', { name: '6-digit verification code' });
    await view.user.type(box, WRONG_CODE);
    await screen.findByText('Invalid verification code. Please check and try again.');
    await view.user.type(box, FAKE_CODE);
    await waitFor(() => expect(view.store.getState().auth.status).toBe('signedIn'));
    expect(storyOf(recording)).toEqual([
      'ui/modalOpened',
      'ui/modalTabChosen',
      'auth/codeRequested',
      'auth/codeSent',
      'auth/codeSubmitted',
      'auth/codeRefused',
      'auth/failureCleared',
      'auth/codeSubmitted',
      'auth/signInAwaited',
      'openSession pending',
      'auth/codeAccepted',
      'ui/modalClosed',
      'openSession fulfilled',
      'auth/playerSignedIn',
      'ui/localeChosen',
      'auth/languageKept',
    ]);
    expectWhole(recording, view);
  });

  it('a deposit by M-Pesa', async () => {
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

  it('a deposit by card', async () => {
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

  it('a withdrawal, refused once', async () => {
    const view = await openAsPlayer();
    fakeApi({
      'wallet/balance': { data: { balance: 60, bonusBalance: 0, held: 0, available: 60, currency: 'USD' } },
      'wallet/methods': { data: [buildMethod()] },
      'wallet/withdrawals/w1': {
        data: buildTransaction({ id: 'w1', type: 'withdrawal', currency: 'USD', amount: 25 }),
      },
    });
    const ask = async () => {
      await view.user.click(screen.getByRole('button', { name: /^Cashout/ }));
      await view.user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));
    };
    takePost('wallet/withdrawals', { success: false, message: 'Insufficient balance for withdrawal.' });
    act(() => void view.store.dispatch(modalOpened('withdraw', {})));
    await view.user.type(await screen.findByRole('textbox'), '25');
    await ask();
    await screen.findByText('Insufficient balance for withdrawal.');
    takePost('wallet/withdrawals', {
      success: true,
      message: 'Withdrawal of $25 has been processed',
      transactionId: 'w1',
    });
    await ask();
    expect(await screen.findByText('Withdrawal of $25 has been processed')).toBeVisible();
    expect(storyOf(view.recording)).toEqual([
      'ui/modalOpened',
      'wallet/withdrawalReviewed',
      'wallet/withdrawalRequested',
      'requestWithdrawal pending',
      'requestWithdrawal fulfilled',
      'wallet/withdrawalRefused',
      'wallet/withdrawalReviewed',
      'wallet/withdrawalRequested',
      'requestWithdrawal pending',
      'requestWithdrawal fulfilled',
      'wallet/withdrawalAccepted',
    ]);
    expect(keyOf(view.recording)).toMatchObject({ amountMinor: 2_500, currency: 'USD', methodId: 'mpesa' });
    expect(view.store.getState().wallet.withdrawal).toMatchObject({ transactionId: 'w1', refusal: null });
    expectWhole(view.recording, view);
  });
});

describe('the search for secrets', () => {
  it.each(['Call 0712 345 678', '+254712345678', FAKE_CODE, CLIENT_SECRET, '4242 4242 4242 4242'])(
    'finds %s in an action and in the state after it',
    (secret) => {
      const { store } = open();
      const recording = recordActions(store);
      act(() => void store.dispatch(pageTitled(secret)));
      expect(leaksOf(recording, SECRETS)).toHaveLength(2);
    },
  );
});
