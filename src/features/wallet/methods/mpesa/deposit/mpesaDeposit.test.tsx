import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { bonusesApi } from '@/features/content';
import { localeChosen } from '@/features/ui';
import { fakeApi } from '@/testing/fakeApi';
import { buildTransaction } from '@/testing/walletBuilders';
import { withSealed } from '@/api';
import { describeEndpoints } from '@/testing/describeEndpoints';
import { answer, passes, RETRIES_MS, text } from '../../../walletModal.testTools';
import { amountBox, BOOST, depositBy, submit } from '../../../deposit/depositModal.testTools';
import { ASK_EVERY_MS } from '../../../deposit/useDeposit';
import { mpesaKit } from '../mpesaKit.testTools';
import { displayCurrencyChosen } from '../../../walletSlice';
import { promptApi, withoutNumbers } from '.';

const { accept, open, pay, says, takes, untilStatus } = depositBy(mpesaKit);

afterEach(() => {
  jest.useRealTimers();
});

describe('a deposit by M-Pesa', () => {
  it('asks the player to look at the phone, then shows the credited amount with its receipt', async () => {
    says({ status: 'processing' });
    takes();
    await untilStatus('Check your phone…');
    expect(text()).toContain('on 0712 345 678');
    says({
      status: 'completed',
      receipt: 'TKL7X2Q9',
      balanceAmount: 3.86,
      bonus: { id: 'b1', amount: 3.86, freeSpins: 20, isCredited: true },
    });
    await passes(ASK_EVERY_MS + 500);
    expect(await screen.findByText('Your money is here')).toBeVisible();
    expect(text()).toMatch(/Added to balanceUS\$3\.86.*TKL7X2Q9Added to bonusUS\$3\.86Free spins to come20/);
  });

  it('closes the modal 5 s after the money arrived', async () => {
    says({ status: 'completed' });
    takes();
    const { onClose } = await untilStatus('Your money is here');
    await passes(4_000);
    expect(onClose).not.toHaveBeenCalled();
    await passes(1_100);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is sent once after several presses of the button', async () => {
    says({ status: 'processing' });
    const posts = takes(async () => {
      await new Promise((resolve) => setTimeout(resolve, 30));
      return accept();
    });
    const { user } = await open();
    await user.type(amountBox(), '500');
    const button = submit();
    act(() => {
      button.click();
      button.click();
    });
    await user.click(button);
    await screen.findByText('Check your phone…');
    expect(posts).toHaveLength(1);
    expect(posts[0]?.key).toMatch(/^[\da-f]{32}$/);
  });

  it('leaves neither phone number nor key in the store', async () => {
    says({ status: 'processing' });
    const posts = takes();
    const { store } = await pay();
    await screen.findByText('Check your phone…');
    const state = JSON.stringify(store.getState());
    expect(state).not.toContain('712345678');
    expect(state).not.toContain(posts[0]?.key);
  });

  it.each([
    ['cancelled', 'You cancelled the payment on your phone. Nothing was charged.'],
    ['wrong_pin', 'The M-Pesa PIN was wrong. Nothing was charged.'],
    ['insufficient_funds', 'Your M-Pesa balance is too low. Nothing was charged.'],
    ['unreachable', 'Your phone could not be reached. Nothing was charged.'],
    ['timed_out', 'The payment request timed out. Nothing was charged.'],
    ['a_reason_of_tomorrow', 'Payment failed. Please try again.'],
  ])('shows the reason of a failure: %s', async (reason, words) => {
    says({ status: 'failed', reason });
    takes();
    await pay();
    expect(await screen.findByText(words)).toBeVisible();
  });

  it.each([
    [{ reason: 'push_refused', errorMessage: 'Bad Request' }, /^The payment request could not be sent/],
    [{ reason: 'another_in_progress', errorMessage: 'Unable to lock' }, /^Another M-Pesa payment is still open/],
    [{ reason: 'of_tomorrow', errorMessage: 'Try tomorrow' }, 'Payment failed. Please try again.'],
    [{ errorMessage: 'Bad Request - Invalid PhoneNumber' }, 'Bad Request - Invalid PhoneNumber'],
    [{}, 'STK push failed'],
  ])('shows the reason why the prompt was not sent: %j', async (own, words) => {
    takes(() => answer({ ResponseCode: '1', depositId: 'd1', ...own }));
    await pay();
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('shows that the request was refused', async () => {
    takes(() => HttpResponse.json({ error: { code: 'x', message: 'no' } }, { status: 400 }));
    await pay();
    expect(await screen.findByText('Failed to process M-Pesa deposit. Please try again.')).toBeVisible();
  });

  it('warns not to pay again while the outcome is unknown', async () => {
    says({ status: 'processing', isOutcomeUnknown: true });
    takes();
    await pay();
    expect(await screen.findByText('Do not pay again, we keep checking')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('says that a person checks the payment', async () => {
    says({ status: 'review', reason: 'amount_mismatch' });
    takes();
    await pay();
    expect(await screen.findByText('We are looking into your payment')).toBeVisible();
  });

  it('is sent again with the same key when the answer was lost, and with a new key after an answer', async () => {
    says({ status: 'failed', reason: 'cancelled' });
    const posts = takes((_, count) => (count <= 3 ? HttpResponse.error() : accept()));
    const { user } = await pay();
    await user.click(await screen.findByRole('button', { name: 'Check again' }, { timeout: RETRIES_MS }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await user.click(submit());
    await screen.findByRole('button', { name: 'Try again' });
    expect(posts).toHaveLength(5);
    const keys = posts.map(({ key }) => key);
    expect(new Set(keys.slice(0, 4)).size).toBe(1);
    expect(keys[4]).not.toBe(keys[0]);
  });

  it.each(['Check again', 'Back'])(
    'stays one payment after %s, although its bonus is no longer offered',
    async (how) => {
      fakeApi({ 'bonuses/deposits': { data: [BOOST] } });
      says({});
      const posts = takes((_, count) => (count <= 3 ? HttpResponse.error() : accept()));
      const { user, store } = await open({ bonusId: 'b1' });
      await screen.findByRole('button', { name: /Karibu boost/ });
      await user.type(amountBox(), '500');
      await user.click(submit());
      await screen.findByText('The connection was lost', {}, { timeout: RETRIES_MS });
      await act(async () => {
        await store.dispatch(bonusesApi.util.upsertQueryData('getDepositBonuses', undefined, []));
      });
      await user.click(screen.getByRole('button', { name: how }));
      if (how === 'Back') await user.click(submit());
      await screen.findByText('Check your phone…');
      expect(posts).toHaveLength(4);
      expect(new Set(posts.map((post) => JSON.stringify(post))).size).toBe(1);
    },
  );

  it('is not shown as refused when a try without an answer is followed by too many requests', async () => {
    says({});
    const posts = takes((_, count) => {
      if (count === 1) return HttpResponse.error();
      return count === 2 ? HttpResponse.json({}, { status: 429 }) : accept();
    });
    const { user } = await pay();
    await user.click(await screen.findByRole('button', { name: 'Check again' }, { timeout: RETRIES_MS }));
    await screen.findByText('Check your phone…');
    expect(new Set(posts.map(({ key }) => key)).size).toBe(1);
  });

  it('shows in Kiswahili why the prompt was not sent', async () => {
    takes(() =>
      answer({ ResponseCode: '1', depositId: 'd1', reason: 'another_in_progress', errorMessage: 'Unable to lock' }),
    );
    const { store } = await pay();
    act(() => void store.dispatch(localeChosen('sw')));
    expect(await screen.findByText(/^Malipo mengine ya M-Pesa bado yanaendelea/)).toBeVisible();
  });
});

const phoneBox = () => screen.getByRole('textbox', { name: 'M-Pesa phone number' });

describe('the deposit form for M-Pesa', () => {
  it('fills in the number of the player as Kenyans write it', async () => {
    await open();
    expect(phoneBox()).toHaveValue('0712\u00A0345\u00A0678');
  });

  it('shows what the deposit adds, in the currency of the player', async () => {
    fakeApi({ 'bonuses/deposits': { data: [BOOST] } });
    const { user, store } = await open({ bonusId: 'b1' });
    await user.type(amountBox(), '1000');
    expect(text()).toContain('Adds US$7.72 to your balance, at Ksh 129.50 for US$1.');
    await waitFor(() => expect(text()).toContain('You get US$7.72 bonus'));
    act(() => void store.dispatch(displayCurrencyChosen('KES')));
    expect(text()).toContain('Adds Ksh 1,000 to your balance.');
    expect(text()).toContain('You get about ≈ Ksh 1,000 bonus');
    expect(text()).not.toContain('US$7.72');
  });

  it('shows limits of the player in dollars as shillings', async () => {
    fakeApi({
      gaming: { data: { limits: [{ period: 'day', amount: 5000, used: 0, left: 20, currency: 'USD' }] } },
    });
    await open();
    await waitFor(() => expect(text()).toContain('You can still deposit about ≈ Ksh 2,590'));
  });

  it('sends nothing to an invalid number', async () => {
    const posts = takes();
    const { user } = await open({ user: { phoneNumber: null } });
    await user.type(amountBox(), '500');
    await user.type(phoneBox(), '07123');
    await user.click(submit());
    expect(await screen.findByText('Please enter a valid phone number')).toBeVisible();
    expect(phoneBox()).toHaveFocus();
    expect(posts).toEqual([]);
  });

  it('says that an earlier payment is still open, and links to it', async () => {
    fakeApi({ 'wallet/transactions': { data: { items: [buildTransaction({ method: 'mpesa' })] } } });
    await open();
    await screen.findByText(/is still waiting\. Check it before you pay again/);
    expect(text()).toContain('An M-Pesa payment of Ksh 500 is still waiting.');
    expect(screen.getByRole('link', { name: 'See it in your history' })).toBeVisible();
  });
});

const { sendPrompt } = promptApi.endpoints;

const KEY = 'key-of-the-intent';
const PHONE = '254712345678';

describeEndpoints('the requests of a deposit by M-Pesa', {
  sendPrompt: {
    ask: async (dispatch) => {
      const arg = {
        idempotencyKey: KEY,
        method: 'mpesa',
        currency: 'KES',
        amountMinor: 50_000,
        bonusId: 'b1',
      } as const;
      const run = () => Promise.resolve(dispatch(sendPrompt.initiate(arg)));
      return (await dispatch(withSealed(KEY, { phoneNumber: PHONE }, run))).result;
    },
    sends: 'POST mpesa/stk-push',
    key: KEY,
    body: { phoneNumber: PHONE, amount: 500, bonusId: 'b1' },
    of: 'player',
    answer: { ResponseCode: '0', depositId: 'd1', CustomerMessage: `Sent to ${PHONE}` },
    reads: { ResponseCode: '0', depositId: 'd1' },
    hides: [PHONE],
    refuses: ['sent', 7],
  },
});

describe('the message of a provider', () => {
  it.each(['254712345678', '+254 712 345 678', '0712-345-678', '(0712) 345.678'])('loses the number %s', (number) => {
    expect(withoutNumbers(`Invalid PhoneNumber ${number}.`)).toBe('Invalid PhoneNumber •••.');
  });

  it('keeps amounts and codes', () => {
    expect(withoutNumbers('Error 500.001: at least KES 100, at most 100,000')).toBe(
      'Error 500.001: at least KES 100, at most 100,000',
    );
  });
});
