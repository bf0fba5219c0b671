/** How long a deposit is in Redux DevTools: who develops the site reads it there. */
import { expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { modalOpened } from '@/features/ui';
import { ANY_METHOD as kit, withProvider } from '@/features/wallet/methodKits.testTools';
import { fakeApi, fakeServer, ORIGIN } from '@/testing/fakeApi';
import { recordActions } from '@/testing/recordActions';
import { renderAsPlayer } from '@/testing/renderAsPlayer';
import { type Connection, say, serveEvents } from '@/testing/serveEvents';
import { buildTransaction } from '@/testing/walletBuilders';
import { App } from './App';
import { QUIET_ACTIONS } from './store/makeStore';

const MOST_ENTRIES = 25;

const passes = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const accounts = (available: number) => ({ balance: available, bonusBalance: 0, held: 0, available, currency: 'KES' });

/** A server as the real one: it tells of each state of the deposit, and is asked for what follows from the last. */
function serveDeposit(connections: readonly Connection[]) {
  const first = buildTransaction({ method: kit.id, amount: kit.amount, currency: kit.currency, status: 'pending' });
  let deposit = first;
  const goesOn = (changes: Partial<typeof first>) => {
    deposit = { ...deposit, ...changes };
    say(connections, 'transaction', deposit);
  };
  const pay = async () => {
    await passes(500);
    fakeApi({ 'wallet/balance': { data: accounts(500) } });
    say(connections, 'balance', accounts(500));
    goesOn({ status: 'completed', receipt: 'R1', updatedAt: '2026-11-20T09:30:03.000Z' });
    await passes(5);
    say(connections, 'notification', { id: 'n1', kind: 'deposit', createdAt: '2026-11-20T09:30:03.000Z' });
  };
  fakeServer.use(
    http.get(`${ORIGIN}/api/wallet/deposits/d1`, () => HttpResponse.json({ data: deposit })),
    http.post(`${ORIGIN}/api/${kit.path}`, async () => {
      goesOn({ updatedAt: '2026-11-20T09:30:00.000Z' });
      await passes(100);
      goesOn({ status: 'processing', updatedAt: '2026-11-20T09:30:01.000Z' });
      void pay();
      return HttpResponse.json({ data: kit.answer() });
    }),
  );
}

withProvider(kit);

it(`a deposit by ${kit.name} has at most ${MOST_ENTRIES} entries in Redux DevTools`, async () => {
  const connections = serveEvents();
  fakeApi({ 'wallet/balance': { data: accounts(0) } });
  const { store, user } = await renderAsPlayer(<App />);
  await screen.findByRole('contentinfo');
  await waitFor(() => expect(connections).toHaveLength(1));
  serveDeposit(connections);
  const { recorded } = await act(async () => recordActions(store));
  act(() => void store.dispatch(modalOpened('deposit', {})));
  await user.click(await screen.findByRole('radio', { name: new RegExp(kit.name) }));
  const modal = within(screen.getByRole('dialog'));
  await user.type(modal.getByRole('textbox', { name: 'Amount' }), String(kit.amount));
  await kit.fill();
  await user.click(modal.getByRole('button', { name: /^Deposit/ }));
  expect(await screen.findByText('Your money is here')).toBeVisible();
  await act(() => passes(1_000));
  const entries = recorded.filter(({ action }) => !QUIET_ACTIONS.some((quiet) => action.type.includes(quiet)));
  const paying = entries.slice(entries.findIndex(({ action }) => action.type === 'wallet/depositStarted'));
  const reads = paying.map(({ action }) => (action['meta'] as { arg?: { endpointName?: string } })?.arg?.endpointName);
  const steps = kit.story.filter((name) => name.startsWith('wallet/'));
  expect(entries.map(({ action }) => action.type)).toEqual(expect.arrayContaining(['ui/modalOpened', ...steps]));
  // The balance came with the credit.
  expect(reads).not.toContain('getBalance');
  expect(entries.length).toBeLessThanOrEqual(MOST_ENTRIES);
});
