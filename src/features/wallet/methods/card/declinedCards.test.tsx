import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { selectModals } from '@/features/ui';
import { fakeApi, fakeServer, ORIGIN } from '@/testing/fakeApi';
import { buildTransaction } from '@/testing/walletBuilders';
import { openHistory, PAID, servePages } from '@/pages/history/historyPage.testTools';
import { card as cardMethod } from '.';

/** Opens the live connection; the test sends its events. */
const serveEvents = () => {
  const encoder = new TextEncoder();
  const say: { live?: (text: string) => void } = {};
  const start = (stream: ReadableStreamDefaultController<Uint8Array>) => {
    say.live = (text) => stream.enqueue(encoder.encode(text));
  };
  fakeServer.use(
    http.get(
      `${ORIGIN}/api/wallet/events`,
      () => new HttpResponse(new ReadableStream({ start }), { headers: { 'content-type': 'text/event-stream' } }),
    ),
  );
  return say;
};

describe('a declined card', () => {
  const DECLINED = buildTransaction({
    id: 'd7',
    method: 'stripe',
    amount: 25,
    currency: 'USD',
    status: 'pending',
    reason: 'insufficient_funds',
    account: undefined,
    timeline: [
      { status: 'pending', at: '2026-11-20T09:30:00.000Z' },
      { status: 'pending', at: '2026-11-20T09:31:00.000Z', reason: 'insufficient_funds' },
    ],
  });

  it('is shown in the list, with a button to pay with another card', async () => {
    servePages({ '': { items: [DECLINED] } });
    const { user, store } = await openHistory();
    expect(await screen.findByText('Declined: try another card')).toBeVisible();
    expect(screen.queryByText('Pending', { selector: 'span' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try another card' }));
    expect(selectModals(store.getState())).toMatchObject([{ id: 'deposit', props: { method: 'stripe' } }]);
  });

  it('is shown in the detail, whose button replaces it by the deposit', async () => {
    servePages({ '': { items: [DECLINED] } });
    fakeApi({ 'wallet/deposits/d7': { data: DECLINED } });
    const { user, store } = await openHistory();
    await user.click(await screen.findByRole('button', { name: /^Deposit Credit/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Deposit' }));
    expect(dialog.getByText('Declined: try another card')).toBeVisible();
    expect(dialog.getAllByRole('listitem')[1]).toHaveTextContent(/^DeclinedNot enough money/);
    await user.click(dialog.getByRole('button', { name: 'Try another card' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(selectModals(store.getState())).toMatchObject([{ id: 'deposit' }]);
  });

  it('appears while the list is open', async () => {
    const say = serveEvents();
    servePages({ '': { items: [{ ...DECLINED, reason: undefined }] } });
    await openHistory('history', true);
    expect(await screen.findByText('On its way', { selector: 'span' })).toBeVisible();
    servePages({ '': { items: [DECLINED] } });
    await waitFor(() => expect(say.live).toBeDefined());
    const news = { ...DECLINED, updatedAt: '2026-11-20T09:31:00.000Z' };
    act(() => say.live?.(`event: transaction\ndata: ${JSON.stringify(news)}\n\n`));
    expect(await screen.findByText('Declined: try another card')).toBeVisible();
  });

  it('is shown after its form was closed, with a button to pay', async () => {
    servePages({ '': { items: [{ ...DECLINED, status: 'failed' }, PAID] } });
    const { user, store } = await openHistory();
    expect(await screen.findByText('Declined: try another card')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try another card' }));
    expect(selectModals(store.getState())).toMatchObject([{ id: 'deposit', props: { method: 'stripe' } }]);
  });

  it('offers no other card after the payment was paid, or in the list under a newer deposit', async () => {
    servePages({ '': { items: [PAID, { ...DECLINED, status: 'failed' }] } });
    await openHistory();
    expect(await screen.findByText('Declined: try another card')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try another card' })).toBeNull();
  });

  it('that was never tried is explained in a sentence after its form was closed', async () => {
    const left = { ...DECLINED, status: 'failed', reason: 'abandoned' };
    servePages({ '': { items: [left] } });
    fakeApi({ 'wallet/deposits/d7': { data: left } });
    const { user } = await openHistory();
    await user.click(await screen.findByRole('button', { name: /^Deposit Credit.*Failed$/ }));
    expect(screen.getByText('Never finished. Nothing was charged.', { selector: 'p' })).toBeVisible();
  });
});

const isDeclined = cardMethod.ownState?.isIn;

const card = (reason?: string, status: 'pending' | 'failed' | 'completed' = 'pending') =>
  buildTransaction({ method: 'stripe', status, reason });

describe('a card payment in the history', () => {
  it.each(['declined', 'insufficient_funds', 'authentication_failed'])(
    'is declined after a card was tried: %s',
    (reason) => {
      expect(isDeclined?.(card(reason))).toBe(true);
      expect(isDeclined?.(card(reason, 'failed'))).toBe(true);
    },
  );

  it('is not declined when no card was tried, or another card paid', () => {
    expect(isDeclined?.(card())).toBe(false);
    expect(isDeclined?.(card('abandoned', 'failed'))).toBe(false);
    expect(isDeclined?.(card('declined', 'completed'))).toBe(false);
  });
});
