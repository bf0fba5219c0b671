import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { pagesApi } from '@/features/content';
import { localeChosen } from '@/features/ui';
import { fakeApi } from '@/testing/fakeApi';
import { buildTerms, buildTransaction } from '@/testing/walletBuilders';
import { DepositModal } from '../modals';
import { answer, openModal, takePosts } from '../walletModal.testTools';
import { ASK_EVERY_MS } from './flow/useFollowedDeposit';

const BOOST = { id: 'b1', title: 'Karibu boost', bonusPercentage: 100, freeSpins: 20, minDeposit: 200, maxBonus: 1000 };

const open = async (own: Parameters<typeof openModal>[1] = {}) => {
  const view = await openModal(DepositModal, own);
  await screen.findByRole('radio', { name: /M-Pesa/ }, { timeout: 5000 });
  return view;
};

const amountBox = () => screen.getByRole('textbox', { name: 'Amount' });
const phoneBox = () => screen.getByRole('textbox', { name: 'M-Pesa phone number' });
const submit = () => screen.getByRole('button', { name: /^Deposit/ });

const accept = () => answer({ ResponseCode: '0', CustomerMessage: 'Success', depositId: 'd1' });
const says = (own: Parameters<typeof buildTransaction>[0]) =>
  fakeApi({ 'wallet/deposits/d1': { data: buildTransaction(own) } });

const text = () => document.body.textContent?.replace(/\s/g, ' ') ?? '';

/** Longer than all tries of a request take. */
const RETRIES_MS = 10_000;

/** The clock of the test runs only where a timer matters. */
const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

afterEach(() => {
  jest.useRealTimers();
});

describe('the deposit form', () => {
  it('offers M-Pesa in shillings and card in dollars, each with its quick amounts', async () => {
    const { user } = await open();
    expect(screen.getByRole('dialog', { name: 'Choose a payment method' })).toBeVisible();
    const quick = () => screen.getByRole('group', { name: 'Quick amounts' }).textContent?.replace(/\s/g, ' ');
    expect(quick()).toBe('Ksh 100MINKsh 500Ksh 1,000Ksh 5,000');
    await user.click(screen.getByRole('radio', { name: /Credit\/Debit Card/ }));
    expect(quick()).toBe('$10MIN$25$50$100');
  });

  it('offers only what the site takes', async () => {
    fakeApi({ 'wallet/terms': { data: buildTerms({ hasCard: false }) } });
    await open();
    expect(screen.getAllByRole('radio')).toHaveLength(1);
  });

  it('takes digits only for M-Pesa, and a dot with two decimals for card', async () => {
    const { user } = await open();
    await user.type(amountBox(), '1,2x50.75');
    expect(amountBox()).toHaveValue('125075');
    await user.click(screen.getByRole('radio', { name: /Credit\/Debit Card/ }));
    await user.type(amountBox(), '$12.345');
    expect(amountBox()).toHaveValue('12.34');
  });

  it('shows how the number was understood before anything is sent', async () => {
    const { user } = await open();
    await user.clear(phoneBox());
    await user.type(phoneBox(), '0712 000-111');
    expect(text()).toContain('The payment request goes to +254 712 000 111');
  });

  it("fills in the player's own number", async () => {
    await open();
    expect(phoneBox()).toHaveValue('+254712345678');
  });

  it.each([
    ['', 'Please enter a valid amount (minimum KES 100)'],
    ['99', 'Please enter a valid amount (minimum KES 100)'],
    ['100001', 'Please enter a valid amount (maximum KES 100,000)'],
  ])('sends nothing for KES %j', async (amount, error) => {
    const posts = takePosts('mpesa/stk-push', accept);
    const { user } = await open();
    if (amount) await user.type(amountBox(), amount);
    await user.click(submit());
    expect(await screen.findByText(error)).toBeVisible();
    expect(amountBox()).toHaveFocus();
    expect(posts).toEqual([]);
  });

  it('sends nothing to a number that is none', async () => {
    const posts = takePosts('mpesa/stk-push', accept);
    const { user } = await open({ user: { phoneNumber: null } });
    await user.type(amountBox(), '500');
    await user.type(phoneBox(), '07123');
    await user.click(submit());
    expect(await screen.findByText('Please enter a valid phone number')).toBeVisible();
    expect(phoneBox()).toHaveFocus();
    expect(posts).toEqual([]);
  });

  it('says that a payment from before still waits, and where to see it', async () => {
    fakeApi({ 'wallet/transactions': { data: { items: [buildTransaction()] } } });
    await open();
    await screen.findByText(/is still waiting\. Before you pay again/);
    expect(text()).toContain('An M-Pesa payment of Ksh 500 is still waiting.');
    expect(screen.getByRole('link', { name: 'See it in your history' })).toBeVisible();
  });

  it('closes with the session', async () => {
    const { identity, onClose } = await open();
    act(() => identity.become(null));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it('says when rate and limits cannot be had, and gets them on demand', async () => {
    fakeApi({ 'wallet/terms': 'notFound' });
    const { user } = await openModal(DepositModal);
    expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent('could not be loaded');
    fakeApi({ 'wallet/terms': { data: buildTerms() } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: /M-Pesa/ })).toBeVisible();
  });
});

const welcome = (status: string) =>
  fakeApi({
    'bonuses/deposits': { data: [BOOST] },
    'content/welcome': {
      data: [{ id: 'w1', title: 'First deposit', order: 1, bonusPercentage: 150, extraKes: 250, minDeposit: 100 }],
    },
    'users/me/bonuses/standing': { data: { freeSpins: 0, welcome: [{ bonusId: 'w1', order: 1, status }] } },
  });

describe('the welcome pack among the bonuses', () => {
  it('is offered with the step whose turn it is, and sent with the deposit', async () => {
    welcome('next');
    const posts = takePosts('mpesa/stk-push', accept);
    says({ status: 'processing' });
    const { user } = await open({ bonusId: 'w1' });
    expect(await screen.findByRole('button', { name: /First deposit/, pressed: true })).toBeVisible();
    await user.type(amountBox(), '518');
    expect(text()).toContain('150%+ Ksh 250from Ksh 100');
    expect(text()).toContain('Gives you US$7.93 bonus');
    await user.click(submit());
    await waitFor(() => expect(posts).toHaveLength(1));
    expect(posts[0]?.body).toMatchObject({ bonusId: 'w1' });
  });

  it.each(['locked', 'claimed', 'missed'])('leaves out a step that is %s', async (status) => {
    welcome(status);
    await open({ bonusId: 'w1' });
    expect(await screen.findByRole('button', { name: /Available bonuses\s*1/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /First deposit/ })).toBeNull();
    expect(await screen.findByText(/^The bonus you chose is not on offer for this deposit/)).toBeVisible();
  });

  it('says in its own words that another deposit took the turn', async () => {
    welcome('next');
    takePosts('mpesa/stk-push', () => HttpResponse.json({ error: { code: 'bonus_not_next' } }, { status: 409 }));
    const { user } = await open({ bonusId: 'w1' });
    await user.type(amountBox(), '500');
    await user.click(submit());
    expect(await screen.findByText(/^This step of the welcome pack is for another deposit/)).toBeVisible();
  });

  it('says when the money came without the bonus, and why', async () => {
    takePosts('mpesa/stk-push', accept);
    const bonus = { id: 'w1', amount: 0, freeSpins: 0, isCredited: false, missed: 'not_its_turn' } as const;
    says({ status: 'completed', balanceAmount: 3.86, bonus });
    const { user } = await open();
    await user.type(amountBox(), '500');
    await user.click(submit());
    expect(await screen.findByText(/^Another deposit was completed first/)).toBeVisible();
  });
});

describe('the bonuses', () => {
  it('are counted on a badge, and one can be on', async () => {
    fakeApi({ 'bonuses/deposits': { data: [BOOST, { ...BOOST, id: 'b2', title: 'Other' }] } });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /Available bonuses\s*2/ }));
    const boost = screen.getByRole('button', { name: /Karibu boost/ });
    await user.click(boost);
    expect(boost).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: /Other/ }));
    expect(boost).toHaveAttribute('aria-pressed', 'false');
    await user.click(screen.getByRole('button', { name: /Other/ }));
    expect(screen.getByRole('button', { name: /Other/ })).toHaveAttribute('aria-pressed', 'false');
  });

  it('say what they give for this amount, or what is missing', async () => {
    fakeApi({ 'bonuses/deposits': { data: [BOOST] } });
    const { user } = await open({ bonusId: 'b1' });
    await user.type(amountBox(), '199');
    expect(await screen.findByText(/Deposit at least/)).toHaveTextContent(/Ksh\s200/);
    await user.type(amountBox(), '9');
    expect(text()).toContain('Gives you US$7.72 bonus and 20 free spins');
  });

  it.each([{ data: [] }, 'notFound' as const])('are none at the moment: %j', async (none) => {
    fakeApi({ 'bonuses/deposits': none });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /Available bonuses\s*0/ }));
    expect(screen.getByText('No deposit bonuses available at the moment.')).toBeVisible();
  });

  it('go with the deposit', async () => {
    fakeApi({ 'bonuses/deposits': { data: [BOOST] } });
    says({});
    const posts = takePosts('mpesa/stk-push', accept);
    const { user } = await open({ bonusId: 'b1' });
    await screen.findByRole('button', { name: /Karibu boost/ });
    await user.type(amountBox(), '500');
    await user.click(submit());
    await screen.findByText('Check your phone…');
    expect(posts).toMatchObject([{ body: { phoneNumber: '254712345678', amount: 500, bonusId: 'b1' } }]);
  });
});

const pay = async (own: Parameters<typeof openModal>[1] = {}) => {
  const view = await open(own);
  await view.user.type(amountBox(), '500');
  await view.user.click(submit());
  return view;
};

/** Up to the status in real time; from then on the clock of the test can be moved. */
const untilStatus = async (status: string) => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  const view = await pay();
  await screen.findByText(status);
  return view;
};

describe('a deposit by M-Pesa', () => {
  it('asks the player to look at the phone, then shows what was credited with its receipt', async () => {
    says({ status: 'processing' });
    takePosts('mpesa/stk-push', accept);
    await untilStatus('Check your phone…');
    expect(text()).toContain('on +254 712 345 678');
    says({
      status: 'completed',
      receipt: 'TKL7X2Q9',
      balanceAmount: 3.86,
      bonus: { id: 'b1', amount: 3.86, freeSpins: 20, isCredited: true },
    });
    await passes(ASK_EVERY_MS + 500);
    expect(await screen.findByText('Your money is here')).toBeVisible();
    expect(text()).toMatch(/Added to your balanceUS\$3\.86.*Added to your bonusUS\$3\.86 and 20 free spins.*TKL7X2Q9/);
  });

  it('is sent once, however often the button is pressed', async () => {
    says({ status: 'processing' });
    const posts = takePosts('mpesa/stk-push', async () => {
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
    const posts = takePosts('mpesa/stk-push', accept);
    const { store } = await pay();
    await screen.findByText('Check your phone…');
    const state = JSON.stringify(store.getState());
    expect(state).not.toContain('712345678');
    expect(state).not.toContain(posts[0]?.key);
  });

  it.each([
    ['cancelled', 'You cancelled the payment on your phone. Nothing was charged.'],
    ['wrong_pin', 'The M-Pesa PIN was wrong. Nothing was charged.'],
    ['insufficient_funds', 'There is not enough money in the account you are paying from. Nothing was charged.'],
    ['unreachable', 'Your phone could not be reached. Check that it is on and has network, then try again.'],
    ['timed_out', 'The payment request ran out before it was approved. Nothing was charged.'],
    ['a_reason_of_tomorrow', 'Payment failed. Please try again.'],
  ])('says why it failed: %s', async (reason, words) => {
    says({ status: 'failed', reason });
    takePosts('mpesa/stk-push', accept);
    await pay();
    expect(await screen.findByText(words)).toBeVisible();
  });

  it.each([
    [{ errorMessage: 'Bad Request - Invalid PhoneNumber' }, 'Bad Request - Invalid PhoneNumber'],
    [{}, 'STK push failed'],
  ])('says why the prompt was not sent: %j', async (own, words) => {
    takePosts('mpesa/stk-push', () => answer({ ResponseCode: '1', depositId: 'd1', ...own }));
    await pay();
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('says that the request was refused', async () => {
    takePosts('mpesa/stk-push', () => HttpResponse.json({ error: { code: 'x', message: 'no' } }, { status: 400 }));
    await pay();
    expect(await screen.findByText('Failed to process M-Pesa deposit. Please try again.')).toBeVisible();
  });

  it('warns not to pay again while nobody knows', async () => {
    says({ status: 'processing', isOutcomeUnknown: true });
    takePosts('mpesa/stk-push', accept);
    await pay();
    expect(await screen.findByText('Do not pay again, we keep checking')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('says when a person looks at it', async () => {
    says({ status: 'review', reason: 'amount_mismatch' });
    takePosts('mpesa/stk-push', accept);
    await pay();
    expect(await screen.findByText('We are looking into your payment')).toBeVisible();
  });

  it('is sent again with the same key when the answer was lost, and with a new one after an answer', async () => {
    says({ status: 'failed', reason: 'cancelled' });
    const posts = takePosts('mpesa/stk-push', (_, count) => (count <= 3 ? HttpResponse.error() : accept()));
    const { user } = await pay();
    await user.click(await screen.findByRole('button', { name: 'Check again' }, { timeout: RETRIES_MS }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await user.click(submit());
    await screen.findByRole('button', { name: 'Try again' });
    expect(posts).toHaveLength(5);
    const keys = posts.map(({ key }) => key);
    expect(new Set(keys.slice(0, 4)).size).toBe(1);
    expect(keys[4]).not.toBe(keys[0]);
  }, 20_000);

  it.each(['Check again', 'Back'])(
    'stays one payment after %s, although its bonus is no longer offered',
    async (how) => {
      fakeApi({ 'bonuses/deposits': { data: [BOOST] } });
      says({});
      const posts = takePosts('mpesa/stk-push', (_, count) => (count <= 3 ? HttpResponse.error() : accept()));
      const { user, store } = await open({ bonusId: 'b1' });
      await screen.findByRole('button', { name: /Karibu boost/ });
      await user.type(amountBox(), '500');
      await user.click(submit());
      await screen.findByText('The connection was lost', {}, { timeout: RETRIES_MS });
      await act(async () => {
        await store.dispatch(pagesApi.util.upsertQueryData('getDepositBonuses', undefined, []));
      });
      await user.click(screen.getByRole('button', { name: how }));
      if (how === 'Back') await user.click(submit());
      await screen.findByText('Check your phone…');
      expect(posts).toHaveLength(4);
      expect(new Set(posts.map((post) => JSON.stringify(post))).size).toBe(1);
    },
    20_000,
  );

  it('is not taken for refused by too many requests after a try without answer', async () => {
    says({});
    const posts = takePosts('mpesa/stk-push', (_, count) => {
      if (count === 1) return HttpResponse.error();
      return count === 2 ? HttpResponse.json({}, { status: 429 }) : accept();
    });
    const { user } = await pay();
    await user.click(await screen.findByRole('button', { name: 'Check again' }, { timeout: RETRIES_MS }));
    await screen.findByText('Check your phone…');
    expect(new Set(posts.map(({ key }) => key)).size).toBe(1);
  }, 20_000);

  it('says in Kiswahili why the prompt was not sent', async () => {
    takePosts('mpesa/stk-push', () =>
      answer({ ResponseCode: '1', depositId: 'd1', reason: 'another_in_progress', errorMessage: 'Unable to lock' }),
    );
    const { store } = await pay();
    act(() => void store.dispatch(localeChosen('sw')));
    expect(await screen.findByText(/^Malipo mengine ya M-Pesa bado yanaendelea/)).toBeVisible();
  });
});

describe('the clock', () => {
  it('closes the modal 5 s after the money came', async () => {
    says({ status: 'completed' });
    takePosts('mpesa/stk-push', accept);
    const { onClose } = await untilStatus('Your money is here');
    await passes(4_000);
    expect(onClose).not.toHaveBeenCalled();
    await passes(1_100);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('clears the banner of a failure after 3 s, says it still in the form, and closes nothing', async () => {
    says({ status: 'failed', reason: 'wrong_pin' });
    takePosts('mpesa/stk-push', accept);
    const { onClose } = await untilStatus('The deposit did not go through');
    await passes(3_100);
    expect(screen.queryByText('The deposit did not go through')).toBeNull();
    expect(text()).toContain('Your last try: The M-Pesa PIN was wrong. Nothing was charged.');
    expect(amountBox()).toHaveValue('500');
    await passes(60_000);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('does not run while the tab is hidden', async () => {
    says({ status: 'failed', reason: 'wrong_pin' });
    takePosts('mpesa/stk-push', accept);
    await untilStatus('The deposit did not go through');
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await passes(10_000);
    expect(screen.getByText('The deposit did not go through')).toBeVisible();
    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await passes(3_100);
    expect(screen.queryByText('The deposit did not go through')).toBeNull();
  });

  it('warns after 90 s of waiting, and still learns the end', async () => {
    says({ status: 'processing' });
    takePosts('mpesa/stk-push', accept);
    await untilStatus('Check your phone…');
    await passes(91_000);
    expect(screen.getByText('Do not pay again, we keep checking')).toBeVisible();
    says({ status: 'completed' });
    await passes(ASK_EVERY_MS + 500);
    expect(await screen.findByText('Your money is here')).toBeVisible();
  });
});
