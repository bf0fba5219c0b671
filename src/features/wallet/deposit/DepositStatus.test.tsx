import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { createIntl } from 'react-intl';
import { act, screen, waitFor } from '@testing-library/react';
import { api } from '@/api';
import { localeChosen } from '@/features/ui';
import { fakeApi } from '@/testing/fakeApi';
import { buildTransaction } from '@/testing/walletBuilders';
import messages from './messages';
import { failureText } from './DepositStatus';
import { describeMethods } from '../methodKits.testTools';
import { answer, passes, startClock, text } from '../walletModal.testTools';
import { amountBox, depositBy, submit } from './depositModal.testTools';
import { walletApi } from '../walletApi';
import { ASK_EVERY_MS } from './useDeposit';

const { en, sw } = messages;

const LANGUAGES = { en: createIntl({ locale: 'en', messages: en }), sw: createIntl({ locale: 'sw', messages: sw }) };

describe('the reason of a failed deposit', () => {
  const late = { method: 'mpesa' as const, failure: { reason: 'provider_unavailable', text: 'The provider sleeps.' } };

  it('is our own sentence in both languages, whatever the provider writes', () => {
    expect(failureText(LANGUAGES.en, late)).toBe(
      'The payment service cannot be reached now. Nothing was charged. Try again in a moment.',
    );
    expect(failureText(LANGUAGES.sw, late)).toBe(
      'Huduma ya malipo haipatikani kwa sasa. Hakuna kilichotozwa. Jaribu tena baada ya muda mfupi.',
    );
  });

  it('is the text of a server that gives no reason, and a general sentence for an unknown one', () => {
    expect(failureText(LANGUAGES.sw, { method: null, failure: { reason: 'told', text: 'Try tomorrow' } })).toBe(
      'Try tomorrow',
    );
    expect(failureText(LANGUAGES.sw, { method: null, failure: { reason: 'of_tomorrow' } })).toBe(
      'Malipo yameshindikana. Tafadhali jaribu tena.',
    );
  });
});

const title = () => screen.getByRole('heading', { level: 2 }).textContent;
const dialog = () => screen.getByRole('dialog', { name: 'Choose a payment method' });

const ADVICE = 'Try a smaller amount, or another way to pay.';

afterEach(() => {
  jest.useRealTimers();
});

describeMethods('the title of the modal for a deposit', (kit) => {
  const { fill, says, takes, untilStatus } = depositBy(kit);

  it('is the state of the payment, from the form to the credit; the name of the dialog stays', async () => {
    says({ status: 'processing' });
    takes();
    startClock();
    const { user } = await fill();
    expect(title()).toBe('Choose a payment method');
    await user.click(submit());
    await screen.findByText(kit.waiting);
    expect(title()).toBe(kit.title);
    expect(dialog()).toBeVisible();
    says({ status: 'completed' });
    await passes(ASK_EVERY_MS + 500);
    await screen.findByText('Your money is here');
    expect(title()).toBe('Received');
    expect(dialog()).toBeVisible();
  });

  it('is followed by the free spins that come, and by how much is to be bet for them', async () => {
    says({ status: 'completed', bonus: { id: 'w1', amount: 0, freeSpins: 10, isCredited: true } });
    takes();
    const claim = { id: 'd1', bonusId: 'w1', status: 'wagering', freeSpins: 10, wagerRequired: 38.6, currency: 'USD' };
    fakeApi({ 'users/me/bonuses': { data: [claim] } });
    const { store } = await untilStatus('Your money is here');
    await waitFor(() => expect(text()).toContain('Free spins to come10To bet firstUS$38.60'));
    act(() => void store.dispatch(localeChosen('sw')));
    await waitFor(() => expect(text()).toContain('Mizunguko ya bure ijayo10Cheza kwanzaUS$38.60'));
  });

  it('stays the credit when an older state comes after it', async () => {
    says({ status: 'completed' });
    takes();
    const { user, store } = await fill();
    await user.click(submit());
    await screen.findByText('Your money is here');
    says({ status: 'processing' });
    const read = walletApi.endpoints.getTransaction.select({ type: 'deposit', id: 'd1' });
    act(() => void store.dispatch(api.util.invalidateTags([{ type: 'Player', id: 'transaction' }])));
    await waitFor(() => expect(read(store.getState()).data?.status).toBe('processing'));
    expect(title()).toBe('Received');
    expect(screen.getByText('Your money is here')).toBeVisible();
  });

  it('says that nothing was received, and invites to choose again in the form', async () => {
    says({ status: 'failed', reason: 'insufficient_funds' });
    takes();
    await untilStatus('The deposit did not go through');
    expect(title()).toBe('Not received');
    await passes(3_100);
    expect(title()).toBe('Choose a payment method');
    expect(amountBox()).toHaveValue(String(kit.amount));
  });

  it('says that an unknown payment is being checked, and that another amount is in review', async () => {
    fakeApi({ settings: { data: { footerData: { whatsappNumber: '+254 712 345 678' } } } });
    says({ status: 'processing', isOutcomeUnknown: true });
    takes();
    await untilStatus('Do not pay again, we keep checking');
    expect(title()).toBe('Being checked');
    says({ status: 'review' });
    await passes(ASK_EVERY_MS + 500);
    await screen.findByText('We are looking into your payment');
    expect(title()).toBe('In review');
    expect(await screen.findByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
      'href',
      'https://wa.me/254712345678',
    );
  });

  it('is in Kiswahili for a player who reads it', async () => {
    says({ status: 'failed', reason: 'insufficient_funds' });
    takes();
    const { store } = await untilStatus('The deposit did not go through');
    act(() => void store.dispatch(localeChosen('sw')));
    await screen.findByText('Amana haikufaulu');
    expect(title()).toBe('Hazijafika');
    expect(text()).toContain('Jaribu kiasi kidogo zaidi, au njia nyingine ya kulipa.');
    await passes(3_100);
    expect(title()).toBe('Chagua njia ya kulipa');
  });
});

describeMethods('what a player can do about a deposit that failed', (kit) => {
  const { says, takes, untilStatus } = depositBy(kit);

  it('is said in the banner, and in the form until the failure is dismissed', async () => {
    says({ status: 'failed', reason: 'insufficient_funds' });
    takes();
    const { user } = await untilStatus('The deposit did not go through');
    expect(screen.getByText(ADVICE)).toBeVisible();
    await passes(60_000);
    expect(screen.getByText(ADVICE)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(ADVICE)).toBeNull();
  });
});

describeMethods('the clock of the modal for a deposit', (kit) => {
  const { says, takes, untilStatus } = depositBy(kit);

  it('removes the banner of a failure after 3 s, keeps the reason in the form, and closes nothing', async () => {
    says({ status: 'failed', reason: 'insufficient_funds' });
    takes();
    const { onClose } = await untilStatus('The deposit did not go through');
    await passes(3_100);
    expect(screen.queryByText('The deposit did not go through')).toBeNull();
    expect(text()).toMatch(/Nothing was charged\.Try a smaller amount/);
    const isBefore = screen.getByText(ADVICE).compareDocumentPosition(amountBox());
    expect(isBefore & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(amountBox()).toHaveValue(String(kit.amount));
    await passes(60_000);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('keeps the reason in the form until it is dismissed', async () => {
    says({ status: 'failed', reason: 'insufficient_funds' });
    takes();
    const { user } = await untilStatus('The deposit did not go through');
    await passes(120_000);
    expect(text()).toContain(ADVICE);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(text()).not.toContain(ADVICE);
    expect(amountBox()).toHaveValue(String(kit.amount));
  });

  it('keeps the reason in the form until the next try', async () => {
    says({ status: 'failed', reason: 'insufficient_funds' });
    fakeApi({ 'wallet/deposits/d2': { data: buildTransaction({ id: 'd2' }) } });
    takes((_, count) => answer(kit.answer(`d${count}`)));
    const { user } = await untilStatus('The deposit did not go through');
    await passes(3_100);
    await user.click(submit());
    expect(await screen.findByText(kit.waiting)).toBeVisible();
    expect(text()).not.toContain(ADVICE);
  });

  it('stops while the tab is hidden', async () => {
    says({ status: 'failed', reason: 'insufficient_funds' });
    takes();
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

  it('warns after 90 s of waiting, and still shows the result later', async () => {
    says({ status: 'processing' });
    takes();
    await untilStatus(kit.waiting);
    await passes(91_000);
    expect(screen.getByText('Do not pay again, we keep checking')).toBeVisible();
    says({ status: 'completed' });
    await passes(ASK_EVERY_MS + 500);
    expect(await screen.findByText('Your money is here')).toBeVisible();
  });
});
