/** A fake /api at the HTTP edge: answers of the test, else a small working site. */
import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { buildGames, buildProviders } from './builders';
import { allowFetch, noteAnswered, noteRequest, noteUnknownRequest } from './unknownRequests';
import { buildTerms } from './walletBuilders';

export const ORIGIN = 'http://localhost';
/** Stores of ended tests send their late requests here. Nobody answers. */
export const ORIGIN_AFTERWARDS = 'http://afterwards.test';

/** Faults of a backend. */
export const FAULTS = {
  serverError: () => HttpResponse.json({ error: { code: 'internal', message: 'broken' } }, { status: 500 }),
  /** The call exists; the record does not. */
  notFound: () => HttpResponse.json({ error: { code: 'no_such_thing', message: 'no such thing' } }, { status: 404 }),
  junk: () => new HttpResponse('{"data": [', { headers: { 'content-type': 'application/json' } }),
  html: () => new HttpResponse('<!doctype html><title>Gateway</title>', { headers: { 'content-type': 'text/html' } }),
  empty: () => new HttpResponse(''),
  unreachable: () => HttpResponse.error(),
} as const;

export type Fault = keyof typeof FAULTS;

/** A body to answer with, or the name of a fault. */
export type Answer = { data: unknown } | Fault;

const respond = (answer: Answer) => (typeof answer === 'string' ? FAULTS[answer]() : HttpResponse.json(answer));

/** Answers a path below /api, such as `games`, with any query. */
export const route = (path: string, answer: Answer): HttpHandler =>
  http.get(`${ORIGIN}/api/${path}`, () => respond(answer));

const EMPTY_COLLECTIONS = [
  'content/:collection',
  'bonus-market/:part',
  'competitions',
  'challenges',
  'bonuses/deposits',
  'bonuses/type/deposit',
  'races',
];

export const buildProfile = (own: Record<string, unknown> = {}) => ({
  uid: 'uid-of-the-player',
  displayName: 'Simba5678',
  phoneNumber: '+254712345678',
  signInMethod: 'phone',
  signInMethods: ['phone'],
  ageConfirmedAt: '2026-03-04T09:00:00.000Z',
  termsAcceptedAt: '2026-03-04T09:00:00.000Z',
  ...own,
});

const PLAYER_AREA: HttpHandler[] = [
  http.post(`${ORIGIN}/api/users/me/currency`, async ({ request }) =>
    HttpResponse.json({ data: buildProfile((await request.json()) as Record<string, unknown>) }),
  ),
  http.post(`${ORIGIN}/api/users/session`, () => HttpResponse.json({ data: buildProfile() })),
  http.post(`${ORIGIN}/api/users/me/notifications/read`, () => HttpResponse.json({ data: [] })),
  http.post(`${ORIGIN}/api/users/me/sign-out-everywhere`, () =>
    HttpResponse.json({ data: { sessionsValidAfter: '2026-11-01T00:00:00.000Z' } }),
  ),
  route('users/me', { data: buildProfile() }),
  route('play/rounds', { data: { items: [] } }),
  route('gaming', { data: { limits: [], realityCheckMinutes: 0 } }),
  route('users/me/notifications', { data: [] }),
  route('users/me/suggestions', { data: { games: [] } }),
  route('users/me/challenge', { data: { tasks: [] } }),
  route('users/me/races', { data: [] }),
  route('users/me/bonuses', { data: [] }),
  route('users/me/bonuses/standing', { data: { freeSpins: 0, welcome: [] } }),
  route('wallet/balance', { data: { balance: 0, bonusBalance: 0, held: 0, available: 0, currency: 'USD' } }),
];

/** Live updates: connected, and silent. */
const quietEvents = () =>
  new HttpResponse(new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode(': hello\n\n')) }), {
    headers: { 'content-type': 'text/event-stream' },
  });

const WALLET: HttpHandler[] = [
  route('wallet/terms', { data: buildTerms() }),
  route('wallet/methods', { data: [] }),
  route('wallet/transactions', { data: { items: [] } }),
  http.get(`${ORIGIN}/api/wallet/events`, quietEvents),
  http.post(`${ORIGIN}/api/wallet/deposits/:id/cancel`, FAULTS.notFound),
];

const NOBODY: HttpHandler[] = [
  http.all(`${ORIGIN_AFTERWARDS}/*`, () => HttpResponse.error()),
  http.all('*', ({ request }) => {
    noteUnknownRequest(request);
    return HttpResponse.error();
  }),
];

const WELL: HttpHandler[] = [
  route('games', { data: buildGames() }),
  route('providers', { data: buildProviders() }),
  route('settings', { data: {} }),
  route('games/:id/frame', { data: { isRefused: false } }),
  route('jackpots', { data: { pots: [], games: [] } }),
  ...EMPTY_COLLECTIONS.map((path) => route(path, { data: [] })),
  ...PLAYER_AREA,
  ...WALLET,
  ...NOBODY,
];

export const fakeServer = setupServer(...WELL);

fakeServer.events.on('request:start', ({ requestId }) => noteRequest(requestId));
fakeServer.events.on('request:end', ({ requestId }) => noteAnswered(requestId));

beforeAll(() => {
  allowFetch();
  fakeServer.listen({ onUnhandledFrame: 'error' });
});
afterEach(() => fakeServer.resetHandlers());
afterAll(() => fakeServer.close());

/** Sets the answers of paths until the end of the test. */
export const fakeApi = (answers: Readonly<Record<string, Answer>>): void =>
  fakeServer.use(...Object.entries(answers).map(([path, answer]) => route(path, answer)));
