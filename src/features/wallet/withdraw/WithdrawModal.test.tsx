import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { localeChosen, selectModals } from '@/features/ui';
import { fakeApi } from '@/testing/fakeApi';
import { buildMethod } from '@/testing/walletBuilders';
import { WithdrawModal } from '../modals';
import { walletApi } from '../walletApi';
import { answer, openModal, takePosts } from '../walletModal.testTools';

const CARD = buildMethod({
  id: 'card',
  method: 'card',
  details: '•••• 4242',
  processingTime: 'Instant - 30 minutes',
  totalDeposited: 40,
  maxAmount: 40,
});

const open = async (own: { available?: number; held?: number; methods?: unknown[] } = {}) => {
  const { available = 60, held = 0, methods = [CARD, buildMethod()] } = own;
  fakeApi({
    'wallet/balance': { data: { balance: available + held, bonusBalance: 15, held, available, currency: 'USD' } },
    'wallet/methods': { data: methods },
  });
  const view = await openModal(WithdrawModal);
  await screen.findByRole('textbox', {}, { timeout: 5000 });
  return view;
};

const amountBox = () => screen.getByRole('textbox', { name: 'Amount in US dollars' });
const cashout = () => screen.getByRole('button', { name: /^Cashout/ });
const text = () => document.body.textContent?.replace(/\s/g, ' ') ?? '';

const MESSAGE = 'Withdrawal of $25 has been processed to your M-Pesa. Instant - 10 minutes';
const accept = () => answer({ success: true, message: MESSAGE, transactionId: 'w1' });

const confirmed = async () => {
  const view = await open();
  await view.user.type(amountBox(), '25');
  await view.user.click(cashout());
  await view.user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));
  return view;
};

afterEach(() => {
  jest.useRealTimers();
});

describe('the withdrawal form', () => {
  it('shows what is available, held, and bonus money apart', async () => {
    await open({ held: 12.5 });
    expect(screen.getByRole('dialog', { name: 'Withdraw Funds' })).toBeVisible();
    expect(text()).toMatch(/Available balanceUS\$60About Ksh 7,770US\$12\.50 is already on its way out to you\./);
    expect(text()).toContain('Bonus balance: US$15. Bonus money cannot be withdrawn.');
    expect(text()).toContain('Funds go back to the original payment method.');
  });

  it('disables quick amounts above what is available', async () => {
    await open();
    const quick = within(screen.getByRole('group', { name: 'Quick amounts' })).getAllByRole('button');
    expect(quick.map((button) => [button.textContent, (button as HTMLButtonElement).disabled])).toEqual([
      ['$25', false],
      ['$50', false],
      ['$100', true],
    ]);
  });

  it('preselects where most came from, or what the player prefers', async () => {
    const { unmount } = await open();
    expect(screen.getByRole('radio', { name: /M-Pesa/ })).toBeChecked();
    unmount();
    await open({ methods: [{ ...CARD, isPreferred: true }, buildMethod()] });
    expect(screen.getByRole('radio', { name: /Credit\/Debit Card/ })).toBeChecked();
  });

  it('never preselects what money cannot go to', async () => {
    await open({ methods: [CARD, buildMethod({ canWithdraw: false, isPreferred: true })] });
    expect(screen.getByRole('radio', { name: /Credit\/Debit Card/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /M-Pesa/ })).toBeDisabled();
  });

  it.each([
    ['60.01', 'Insufficient balance'],
    ['9.99', 'Minimum withdrawal amount is $10'],
  ])('says before it is sent what speaks against $%s', async (amount, reason) => {
    const { user } = await open();
    await user.type(amountBox(), amount);
    expect(screen.getByText(reason)).toBeVisible();
    await user.click(cashout());
    expect(screen.queryByRole('button', { name: 'Confirm withdrawal' })).toBeNull();
  });

  it('asks for an amount, and keeps digits and a dot only', async () => {
    const { user } = await open();
    await user.click(cashout());
    expect(screen.getByText('Please enter a valid amount')).toBeVisible();
    expect(amountBox()).toHaveFocus();
    await user.type(amountBox(), '$2a5.505');
    expect(amountBox()).toHaveValue('25.50');
    expect(cashout()).toHaveTextContent('Cashout $25.50');
  });

  it('says how much a card takes', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: /Credit\/Debit Card/ }));
    await user.type(amountBox(), '41');
    expect(screen.getByText('This method takes at most $40 at once')).toBeVisible();
  });

  it('needs a method', async () => {
    const { user } = await open({ methods: [buildMethod({ canWithdraw: false })] });
    await user.type(amountBox(), '25');
    expect(screen.getByText('Please select a valid payment method or contact support')).toBeVisible();
  });

  it('says what will arrive: whole shillings, when, or dollars on a card', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: '$25' }));
    expect(text()).toMatch(/You receiveKsh 3,237RateKsh 129\.50 for \$1TimeInstant - 10 minutes/);
    await user.click(screen.getByRole('radio', { name: /Credit\/Debit Card/ }));
    expect(text()).toMatch(/You receiveUS\$25TimeInstant - 30 minutes/);
  });

  it('leads a player without deposits to one, or to support', async () => {
    const { user, store } = await open({ methods: [] });
    expect(text()).toContain('You have not deposited yet. Make a deposit first, or contact support.');
    expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/support');
    await user.click(screen.getByRole('button', { name: 'Deposit' }));
    expect(selectModals(store.getState())).toMatchObject([{ id: 'deposit' }]);
  });

  it('says when something of it cannot be had, and gets it on demand', async () => {
    fakeApi({ 'wallet/methods': 'notFound' });
    const { user } = await openModal(WithdrawModal);
    expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent('could not be loaded');
    fakeApi({ 'wallet/methods': { data: [] } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('textbox')).toBeVisible();
  });
});

describe('a withdrawal', () => {
  it('is confirmed first', async () => {
    const posts = takePosts('wallet/withdrawals', accept);
    const { user } = await open();
    await user.type(amountBox(), '25');
    await user.click(cashout());
    expect(screen.getByText(/^Withdraw.*\?$/)).toHaveTextContent('Withdraw US$25 to M-Pesa 0712 ••• 678?');
    expect(posts).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(amountBox()).toHaveValue('25');
  });

  it("shows the server's message, reads the money anew, and closes 3 s later", async () => {
    const posts = takePosts('wallet/withdrawals', accept);
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    const { onClose } = await confirmed();
    expect(await screen.findByText(MESSAGE)).toBeVisible();
    expect(posts).toEqual([{ key: expect.stringMatching(/^[\da-f]{32}$/), body: { amount: 25, methodId: 'mpesa' } }]);
    await act(() => jest.advanceTimersByTimeAsync(2_500));
    expect(onClose).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(600));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each([
    'No deposit history found. Please contact support for assistance.',
    'Insufficient balance for withdrawal.',
    'User profile not found. Please contact support.',
    'Withdrawal request failed. Please try again or contact support.',
  ])('says why it was refused: %s', async (message) => {
    takePosts('wallet/withdrawals', () => answer({ success: false, message }));
    const { onClose } = await confirmed();
    expect(await screen.findByText(message)).toBeVisible();
    expect(amountBox()).toHaveValue('25');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('has words for a refusal without any, and for an error', async () => {
    takePosts('wallet/withdrawals', (_, count) =>
      count === 1 ? answer({ success: false, message: '' }) : HttpResponse.json({}, { status: 400 }),
    );
    const { user } = await confirmed();
    expect(await screen.findByText('Withdrawal request failed')).toBeVisible();
    await user.click(cashout());
    await user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
  });

  it('is sent once, however often it is confirmed', async () => {
    const posts = takePosts('wallet/withdrawals', accept);
    const { user } = await open();
    await user.type(amountBox(), '25');
    await user.click(cashout());
    const button = screen.getByRole('button', { name: 'Confirm withdrawal' });
    act(() => {
      button.click();
      button.click();
    });
    await screen.findByText(MESSAGE);
    expect(posts).toHaveLength(1);
  });

  it('is sent again with the same key when the answer was lost', async () => {
    const posts = takePosts('wallet/withdrawals', (_, count) => (count <= 3 ? HttpResponse.error() : accept()));
    const { user } = await confirmed();
    await user.click(await screen.findByRole('button', { name: 'Check again' }, { timeout: 10_000 }));
    expect(await screen.findByText(MESSAGE)).toBeVisible();
    expect(new Set(posts.map(({ key }) => key)).size).toBe(1);
  }, 20_000);

  it('is sent again exactly as it was, although the methods changed meanwhile', async () => {
    const posts = takePosts('wallet/withdrawals', (_, count) => {
      if (count > 3) return accept();
      fakeApi({ 'wallet/methods': { data: [{ ...CARD, canWithdraw: false }, buildMethod()] } });
      return HttpResponse.error();
    });
    const { user, store } = await open({ methods: [{ ...CARD, isPreferred: true }, buildMethod()] });
    await user.type(amountBox(), '40');
    await user.click(cashout());
    await user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));
    const again = await screen.findByRole('button', { name: 'Check again' }, { timeout: 10_000 });
    const cardNow = () => walletApi.endpoints.getWithdrawalMethods.select()(store.getState()).data?.[0];
    await waitFor(() => expect(cardNow()).toMatchObject({ canWithdraw: false }));
    await user.click(again);
    await screen.findByText(MESSAGE);
    expect(posts).toHaveLength(4);
    expect(new Set(posts.map((post) => JSON.stringify(post))).size).toBe(1);
    expect(posts[0]?.body).toEqual({ amount: 40, methodId: 'card' });
  }, 20_000);

  it('keeps its method when the player goes back from a lost answer', async () => {
    const posts = takePosts('wallet/withdrawals', () => {
      fakeApi({ 'wallet/methods': { data: [{ ...CARD, canWithdraw: false }, buildMethod()] } });
      return HttpResponse.error();
    });
    const { user } = await open({ methods: [{ ...CARD, isPreferred: true }, buildMethod()] });
    await user.type(amountBox(), '40');
    await user.click(cashout());
    await user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));
    await screen.findByText('The connection was lost', {}, { timeout: 10_000 });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: /Credit\/Debit Card/ })).toBeDisabled());
    expect(screen.getByRole('radio', { name: /M-Pesa/ })).not.toBeChecked();
    expect(posts).toHaveLength(3);
  }, 20_000);

  it('goes where it was looked over to, whatever is loaded anew', async () => {
    const posts = takePosts('wallet/withdrawals', accept);
    const { user, store } = await open({ methods: [{ ...CARD, isPreferred: true }, buildMethod()] });
    await user.type(amountBox(), '40');
    await user.click(cashout());
    const { upsertQueryData } = walletApi.util;
    const changed = [{ ...CARD, canWithdraw: false, details: '•••• 0000' }, buildMethod()];
    await act(async () => {
      await store.dispatch(upsertQueryData('getWithdrawalMethods', undefined, changed));
    });
    expect(screen.getByText(/^Withdraw.*\?$/)).toHaveTextContent('Withdraw US$40 to Credit/Debit Card •••• 4242?');
    await user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));
    await screen.findByText(MESSAGE);
    expect(posts).toMatchObject([{ body: { amount: 40, methodId: 'card' } }]);
  });

  it.each([403, 409, 429])(
    'is not taken for refused by a %s after a try without answer',
    async (status) => {
      const posts = takePosts('wallet/withdrawals', (_, count) => {
        if (count === 1) return HttpResponse.error();
        return count === 2 ? HttpResponse.json({}, { status }) : accept();
      });
      const { user } = await confirmed();
      await user.click(await screen.findByRole('button', { name: 'Check again' }, { timeout: 10_000 }));
      await screen.findByText(MESSAGE);
      expect(new Set(posts.map(({ key }) => key)).size).toBe(1);
    },
    20_000,
  );

  it('has the same key after too many requests', async () => {
    const posts = takePosts('wallet/withdrawals', (_, count) =>
      count === 1 ? HttpResponse.json({}, { status: 429 }) : accept(),
    );
    const { user } = await confirmed();
    await screen.findByText('Something went wrong. Please try again.');
    await user.click(cashout());
    await user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));
    await screen.findByText(MESSAGE);
    expect(posts[0]?.key).toBe(posts[1]?.key);
  });

  it('says in Kiswahili too that it was not taken', async () => {
    const message = 'Withdrawal request failed. Please try again or contact support.';
    takePosts('wallet/withdrawals', () => answer({ success: false, message }));
    const { user, store } = await open();
    act(() => void store.dispatch(localeChosen('sw')));
    await user.type(await screen.findByRole('textbox'), '25');
    await user.click(await screen.findByRole('button', { name: /^Toa \$25/ }));
    await user.click(screen.getByRole('button', { name: 'Thibitisha kutoa pesa' }));
    expect(await screen.findByText(/^Ombi la kutoa pesa limeshindikana\. Tafadhali jaribu tena/)).toBeVisible();
  });

  it('has a new key after an answer', async () => {
    const posts = takePosts('wallet/withdrawals', () => answer({ success: false, message: 'no' }));
    const { user } = await confirmed();
    await screen.findByText('no');
    await user.click(cashout());
    await user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));
    await waitFor(() => expect(posts).toHaveLength(2));
    expect(posts[0]?.key).not.toBe(posts[1]?.key);
  });

  it('is told in Kiswahili too', async () => {
    takePosts('wallet/withdrawals', accept);
    const { user, store } = await open();
    act(() => void store.dispatch(localeChosen('sw')));
    expect(await screen.findByRole('dialog', { name: 'Toa Pesa' })).toBeVisible();
    await user.type(screen.getByRole('textbox'), '25');
    await user.click(screen.getByRole('button', { name: /^Toa \$25/ }));
    await user.click(screen.getByRole('button', { name: 'Thibitisha kutoa pesa' }));
    await waitFor(() => expect(text()).toMatch(/Kiasi cha \$ 25 kimetumwa kwenye M-Pesa yako\. Papo hapo - dakika 10/));
  });
});
