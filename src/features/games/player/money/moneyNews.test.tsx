import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { modalClosed, modalOpened } from '@/features/ui';
import { balanceApi } from '@/features/wallet';
import { playMoney, serveLaunches } from './moneyMode.testTools';

afterEach(() => void jest.restoreAllMocks());

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

  it('starts without the session when the server does not tell it', async () => {
    serveLaunches();
    const { posted } = await playMoney({ 'gaming/position': 'notFound' });
    expect(posted()[0]).toMatchObject({ type: 'launch' });
  });
});
