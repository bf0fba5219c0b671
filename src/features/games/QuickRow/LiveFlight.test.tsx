import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { GameSchema } from '@contract/games.ts';
import * as v from 'valibot';
import { http, HttpResponse } from 'msw';
import { api } from '@/api';
import { saferPlayApi } from '@/features/saferPlay';
import { localeChosen, modalOpened, selectModals } from '@/features/ui';
import { buildGame, buildGames } from '@/testing/builders';
import { fakeApi, fakeServer, ORIGIN } from '@/testing/fakeApi';
import { renderAsPlayer } from '@/testing/renderAsPlayer';
import { renderWithStore } from '@/testing/renderWithStore';
import { buildMines } from '@/testing/roundBuilders';
import TileSign from './LiveFlight';
import { QuickRow } from './QuickRow';

const PATH = 'play/flights/kupaa';
const HISTORY = [
  { id: 2, crashAt: 5.1, hash: 'b' },
  { id: 1, crashAt: 1.02, hash: 'a' },
];

const answer = (status: string, startsInMs: number) => {
  const nowMs = Date.now();
  const bettingEndsAt = new Date(nowMs + startsInMs).toISOString();
  const flight = { id: 3, status, bettingEndsAt, betCount: 0, bets: [], ...(status === 'crashed' && { crashAt: 2.5 }) };
  return { [PATH]: { data: { serverTime: new Date(nowMs).toISOString(), flight, history: HISTORY, chain: null } } };
};

const Flight = () => <TileSign game={v.parse(GameSchema, buildGame({ id: 'kupaa' }))} isFirst isFlying />;

let asked = 0;
const countCall = ({ request }: { request: Request }) => {
  if (request.url.includes(PATH)) asked += 1;
};

beforeEach(() => {
  asked = 0;
  fakeServer.events.on('request:start', countCall);
});
afterEach(() => {
  fakeServer.events.removeAllListeners();
  jest.restoreAllMocks();
});

describe('the flight on a tile', () => {
  it('counts down to its start, beside the ends of the last two', async () => {
    fakeApi(answer('betting', 60_000));
    renderWithStore(<Flight />);
    expect(await screen.findByText(/^Starts in (?:60|59)$/)).toBeInTheDocument();
    expect(screen.getByText('5.10')).toBeInTheDocument();
    expect(screen.getByText('1.02')).toBeInTheDocument();
  });

  it('is ready where nothing has flown yet', async () => {
    fakeApi({ [PATH]: { data: { serverTime: new Date().toISOString(), flight: null, history: [], chain: null } } });
    const { store } = renderWithStore(<Flight />);
    expect(await screen.findByText('Ready to fly')).toBeInTheDocument();
    act(() => void store.dispatch(localeChosen('sw')));
    expect(await screen.findByText('Tayari kupaa')).toBeInTheDocument();
  });

  it('shows the multiplier of this moment while it flies, and its end afterwards', async () => {
    fakeApi(answer('flying', -10_000));
    renderWithStore(<Flight />);
    expect(await screen.findByText(/^2\.[789]\d×$/)).toBeInTheDocument();
    fakeApi(answer('crashed', -10_000));
    expect(await screen.findByText('2.50×')).toBeInTheDocument();
  });

  it('says the end of the last flight once, beside the two ends before it', async () => {
    const present = answer('crashed', -10_000)[PATH];
    const history = [{ id: 3, crashAt: 2.5, hash: 'c' }, ...HISTORY];
    fakeApi({ [PATH]: { data: { ...present?.data, history } } });
    const { container } = renderWithStore(<Flight />);
    await waitFor(() => expect(container).toHaveTextContent(/^2\.50×5\.101\.02$/));
  });

  it.each([
    [62.529, '62.53×'],
    [143.77, '143×'],
  ])('that ended at %d says %s, which has room on the tile', async (crashAt, said) => {
    const nowMs = Date.now();
    const time = new Date(nowMs).toISOString();
    const flight = { id: 3, status: 'crashed', bettingEndsAt: time, betCount: 0, bets: [], crashAt };
    fakeApi({ [PATH]: { data: { serverTime: time, flight, history: [], chain: null } } });
    renderWithStore(<Flight />);
    expect(await screen.findByText(said)).toBeInTheDocument();
  });

  it('is not asked for behind an open game', async () => {
    fakeApi(answer('betting', 60_000));
    const { store } = renderWithStore(<Flight />);
    await screen.findByText(/^Starts in/);
    act(() => void store.dispatch(modalOpened('auth', { tab: 'login' })));
    expect(screen.queryByText(/^Starts in/)).toBeNull();
    expect(asked).toBe(1);
  });

  it('rests during a break of the player', async () => {
    const block = { kind: 'timeOut', until: '2999-01-01T00:00:00.000Z' };
    const kupaa = buildGame({ id: 'kupaa', gameUrl: '/originals/crash.html?flight=shared', popularity: 2_000 });
    fakeApi({ ...answer('betting', 60_000), games: { data: [kupaa, ...buildGames()] } });
    const { store } = await renderAsPlayer(<QuickRow />);
    await screen.findByText(/^Starts in/);
    fakeApi({ gaming: { data: { limits: [], realityCheckMinutes: 0, block } } });
    await store.dispatch(saferPlayApi.endpoints.getSaferPlay.initiate(undefined, { forceRefetch: true }));
    await waitFor(() => expect(screen.queryByText(/^Starts in/)).toBeNull());
  });

  it('says nothing to the player when too many ask for it', async () => {
    const refused = { error: { code: 'too_many_requests', message: 'Too many requests', retryAfterSeconds: 9 } };
    fakeServer.use(http.get(`${ORIGIN}/api/${PATH}`, () => HttpResponse.json(refused, { status: 429 })));
    const { store } = renderWithStore(<Flight />);
    await waitFor(() => expect(Object.values(store.getState().api.queries)).toMatchObject([{ status: 'rejected' }]));
    expect(store.getState().auth.notice).toBeNull();
  });

  it.each(['notFound', 'junk', 'unreachable'] as const)('is left out when the answer is %s', async (fault) => {
    fakeApi({ [PATH]: fault });
    const { container } = renderWithStore(<Flight />);
    await act(async () => undefined);
    expect(container).toHaveTextContent(/^$/);
  });
});

describe('the tile of a game in which a stake rides', () => {
  const ROUNDS = 'play/rounds';
  const riding = buildMines({ gameId: 'g4', status: 'open', settledAt: undefined });
  const places = () =>
    [...document.querySelectorAll('[data-game-id]')].map((tile) => tile.getAttribute('data-game-id'));

  it('stands first, says so in both languages, and goes on for money with one press', async () => {
    fakeApi({ [ROUNDS]: { data: { items: [buildMines({ gameId: 'g2' }), riding] } } });
    const { store, user } = await renderAsPlayer(<QuickRow />);
    await screen.findByRole('button', { name: /^Your bet is on/ });
    await waitFor(() => expect(places()[0]).toBe('g4'));
    expect(await screen.findAllByRole('button', { name: /^Your bet is on/ })).toHaveLength(1);
    act(() => void store.dispatch(localeChosen('sw')));
    await user.click(await screen.findByRole('button', { name: /^Dau lako liko mchezoni/ }));
    const opened = [{ id: 'gamePlayer', props: { gameId: 'g4', isForMoney: true } }];
    expect(selectModals(store.getState())).toMatchObject(opened);
  });

  it('has no mark when the round is over', async () => {
    fakeApi({ [ROUNDS]: { data: { items: [riding] } } });
    const { store } = await renderAsPlayer(<QuickRow />);
    await screen.findByRole('button', { name: /^Your bet is on/ });
    fakeApi({ [ROUNDS]: { data: { items: [{ ...riding, status: 'settled' }] } } });
    act(() => void store.dispatch(api.util.invalidateTags([{ type: 'Player', id: 'rounds' }])));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Your bet is on/ })).toBeNull());
  });

  it('is asked about for no visitor', async () => {
    const calls: string[] = [];
    fakeServer.events.on('request:start', ({ request }) => void calls.push(new URL(request.url).pathname));
    renderWithStore(<QuickRow />);
    await screen.findAllByRole('button', { name: /^Play/ });
    expect(calls.filter((call) => call.includes(ROUNDS))).toEqual([]);
  });
});
