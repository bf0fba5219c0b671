import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { modalClosed, modalOpened } from '@/features/ui';
import { fakeApi } from '@/testing/fakeApi';
import { balanceApi } from '@/features/wallet';
import { withMessages } from '@/shared/i18n';
import { renderWithStore } from '@/testing/renderWithStore';
import { frame, modalsOver } from '../gamePlayer.testTools';
import { playMoney, serveLaunches, TOKEN } from './moneyMode.testTools';
import messages from '../messages';
import { MoneyLine } from './MoneyBar';

afterEach(() => void jest.restoreAllMocks());

describe('the talk with a game for money', () => {
  it('shows the money as the game tells it, with what belongs to it', async () => {
    serveLaunches();
    const { say } = await playMoney();
    say({ type: 'money', balance: 980.5, bonusBalance: 0 });
    expect(screen.getByText(/Ksh\s980\.50/)).toBeVisible();
  });

  it.each([
    { type: 'money', balance: '980', bonusBalance: 0 },
    { type: 'money', balance: Number.NaN, bonusBalance: 0 },
    { type: 'money', balance: -1, bonusBalance: 0 },
  ])('ignores money that is none: %j', async (message) => {
    serveLaunches();
    const { say } = await playMoney();
    say(message);
    expect(screen.getByText(/Ksh\s1,000/)).toBeVisible();
  });

  it('opens the deposit over the game, and tells it the new money when that is done', async () => {
    serveLaunches();
    const { say, store, posted } = await playMoney();
    say({ type: 'deposit' });
    expect(modalsOver(store)).toMatchObject([{ id: 'deposit' }]);
    fakeApi({ 'wallet/balance': { data: { balance: 1_500, bonusBalance: 50, available: 1_500, currency: 'KES' } } });
    act(() => void store.dispatch(modalClosed('deposit')));
    await waitFor(() => expect(posted().at(-1)).toMatchObject({ type: 'funds', balance: 1_500, bonusBalance: 50 }));
    expect(await screen.findByText(/Ksh\s1,500/)).toBeVisible();
    expect(frame().src).toContain('mode=money');
  });

  it('is told the new money also after a deposit from the bar', async () => {
    serveLaunches();
    const { store, posted } = await playMoney();
    act(() => void store.dispatch(modalOpened('deposit', {})));
    act(() => void store.dispatch(modalClosed('deposit')));
    await waitFor(() => expect(posted().at(-1)).toMatchObject({ type: 'funds' }));
  });

  it('gets another launch when the first has expired, in the same frame', async () => {
    serveLaunches();
    const { say, posted } = await playMoney();
    const before = frame();
    say({ type: 'launchExpired' });
    await waitFor(() => expect(posted().at(-1)).toMatchObject({ type: 'launch', token: TOKEN(2) }));
    expect(frame()).toBe(before);
  });

  it('hears only its own frame', async () => {
    serveLaunches();
    const { store } = await playMoney();
    const data = { source: 'karata-game', type: 'deposit' };
    fireEvent(window, new MessageEvent('message', { data, source: window }));
    expect(modalsOver(store)).toEqual([]);
  });

  it('refreshes what hangs on rounds when the game is closed after some', async () => {
    serveLaunches();
    const { say, unmount, recording } = await playMoney();
    say({ type: 'round' });
    const before = recording.recorded.length;
    unmount();
    expect(JSON.stringify(recording.recorded.slice(before).map(({ action }) => action))).toContain('"rounds"');
  });
});

const SINCE = '2026-11-20T09:00:00.000Z';

describe('a game for money', () => {
  it('is told each change of the money, also what is on its way out', async () => {
    serveLaunches();
    const { store, posted } = await playMoney();
    const money = { balance: 2_000, bonusBalance: 10, held: 700, available: 1_300, currency: 'KES' } as const;
    act(() => void store.dispatch(balanceApi.util.upsertQueryData('getBalance', undefined, money)));
    await waitFor(() =>
      expect(posted().at(-1)).toEqual({
        source: 'karata-site',
        type: 'funds',
        balance: 2_000,
        bonusBalance: 10,
        held: 700,
      }),
    );
  });

  it('rests while the reality check is over it', async () => {
    serveLaunches();
    const { store, posted } = await playMoney();
    act(() => void store.dispatch(modalOpened('realityCheck', { since: SINCE })));
    expect(posted().at(-1)).toEqual({ source: 'karata-site', type: 'pause', isOn: true });
    act(() => void store.dispatch(modalClosed('realityCheck')));
    expect(posted().at(-1)).toEqual({ source: 'karata-site', type: 'pause', isOn: false });
  });

  it('opens the reality check when the server waits for it', async () => {
    serveLaunches();
    const { store, say } = await playMoney();
    say({ type: 'realityCheck' });
    expect(modalsOver(store)).toMatchObject([{ id: 'realityCheck' }]);
  });

  it('starts without the session when the server does not tell it', async () => {
    serveLaunches();
    const { posted } = await playMoney({ 'gaming/position': 'notFound' });
    expect(posted()[0]).toMatchObject({ type: 'launch' });
  });
});

const Line = withMessages(messages, () => <MoneyLine accounts={null} />);

it('shows no amount until the server tells the balance, as unknown is not zero', async () => {
  fakeApi({ 'wallet/balance': 'notFound' });
  const { store } = renderWithStore(<Line />);
  const line = () => screen.getByText('Balance:').closest('p');
  expect(line()?.textContent).toBe('Balance: –');
  const money = { balance: 2_000, bonusBalance: 0, held: 700, available: 1_300, currency: 'KES' } as const;
  act(() => void store.dispatch(balanceApi.util.upsertQueryData('getBalance', undefined, money)));
  await waitFor(() => expect(line()?.textContent).toContain('1,300'));
});
