import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { modalClosed, modalOpened } from '@/features/ui';
import { fakeApi } from '@/testing/fakeApi';
import { frame, modalsOver } from '../gamePlayer.testTools';
import { playMoney, serveLaunches, TOKEN } from './moneyMode.testTools';

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
