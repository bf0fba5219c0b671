/** A house game for money, with a fake backend. */
import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { followPlayer } from '@/features/auth';
import { buildProfile, fakeApi, fakeServer, ORIGIN } from '@/testing/fakeApi';
import { FAKE_USER, fakeIdentity } from '@/testing/fakeIdentity';
import { recordActions } from '@/testing/recordActions';
import { settled } from '@/testing/signIn';
import { buildTerms } from '@/testing/walletBuilders';
import { frame, openGame, OWN_GAME } from '../gamePlayer.testTools';

export const GAME_URL = OWN_GAME;
export const STAKES = { min: 20, max: 20_000, default: 50 };
/** The token of the nth launch. */
export const TOKEN = (count: number): string => `secret-launch-${count}`;

type Refuse = () => Response;

/** Answers openings, and records their modes and the ended launches. */
export function serveLaunches(gameUrl = GAME_URL, refuse?: Refuse) {
  const opened: unknown[] = [];
  const closed: (string | undefined)[] = [];
  let count = 0;
  const launch = () => {
    count += 1;
    return { id: 'g1', gameUrl, isDemo: false, launchToken: TOKEN(count), currency: 'KES', stakes: STAKES };
  };
  fakeServer.use(
    http.post(`${ORIGIN}/api/games/:id/open`, async ({ request }) => {
      const { mode = 'demo' } = (await request.json()) as { mode?: string };
      opened.push(mode);
      if (mode === 'demo') return HttpResponse.json({ data: { id: 'g1', gameUrl, isDemo: true } });
      return (refuse?.() as never) ?? HttpResponse.json({ data: launch() });
    }),
    http.post(`${ORIGIN}/api/play/close`, ({ request }) => {
      closed.push(request.headers.get('authorization')?.replace('Bearer ', ''));
      return HttpResponse.json({ data: { isEnded: true } });
    }),
  );
  return { opened: () => opened, closed: () => closed };
}

/** The server tells this of the session. */
export const POSITION = { since: '2026-11-20T09:00:00.000Z', currency: 'KES', staked: 300, won: 180, wonNet: -120 };

const MONEY = { balance: 1_000, bonusBalance: 50, held: 0, available: 1_000, currency: 'KES' };

/** Opens the game for a player with this money, or for a visitor. */
export async function openForMoney(
  money: Partial<typeof MONEY> = {},
  who: 'player' | 'visitor' = 'player',
  answers: Parameters<typeof fakeApi>[0] = {},
) {
  const data = buildProfile({ currency: 'KES', preferredCurrency: 'KES' });
  fakeApi({
    'wallet/balance': { data: { ...MONEY, ...money } },
    'users/me': { data },
    'gaming/position': { data: POSITION },
    'wallet/terms': { data: buildTerms() },
    ...answers,
  });
  fakeServer.use(http.post(`${ORIGIN}/api/users/session`, () => HttpResponse.json({ data })));
  const identity = who === 'player' ? fakeIdentity({ user: FAKE_USER }) : fakeIdentity();
  const view = openGame({ url: GAME_URL }, { identity });
  act(() => view.store.dispatch(followPlayer()));
  await settled(view.store, who === 'player' ? 'signedIn' : 'visitor');
  await waitFor(() => screen.getByTitle('Savanna Gold')).catch(() => undefined);
  return { ...view, identity };
}

/** A game that has its launch. `say`: it sends a message; `posted`: what it received. */
export async function playMoney(answers: Parameters<typeof fakeApi>[0] = {}) {
  const view = await openForMoney({}, 'player', answers);
  const recording = await act(async () => recordActions(view.store));
  const received = jest.spyOn(frame().contentWindow as Window, 'postMessage').mockImplementation(() => undefined);
  const posted = () => received.mock.calls.map(([message]) => message as { type: string; [field: string]: unknown });
  const say = (message: object) => {
    const data = { source: 'karata-game', ...message };
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, source: frame().contentWindow })));
  };
  fireEvent.load(frame());
  say({ type: 'ready' });
  await waitFor(() => {
    if (posted().every(({ type }) => type !== 'launch')) throw new Error('no launch yet');
  });
  return { ...view, recording, posted, say };
}
