/** One request to each route that needs more than its path, as a player with many of everything would make it. */
import { randomUUID } from 'node:crypto';
import { GOOD_SIGNATURE } from '../../../server/src/rails/card/testing/FakeCardGateway.ts';
import {
  CALLBACK_SECRET,
  payoutResultBody,
  pushCallbackBody,
} from '../../../server/src/rails/mpesa/testing/FakeMpesaGateway.ts';
import { unsignedToken } from '../../../server/src/testing/fakeTokens.ts';
import { originOf } from '../../../server/src/testing/readEvents.ts';
import { type Asked, DISPUTED, type ReadsWorld, RICH } from './openReadsWorld.ts';
import { RACE } from '../../faults/rewards.ts';
import { ownPhoneOf } from './richPlayer.ts';

export type Request = (world: ReadsWorld) => Promise<{ status: number; body: string }>;

/** All others answer 200. */
export const REFUSED: Readonly<Record<string, number>> = {
  // Only people of the sandbox have codes that a script may tell.
  'POST /operator/staff/code': 403,
  'POST /users/me/currency': 409,
  // So many phones have paid for the player that no further one may.
  'POST /mpesa/stk-push (new phone)': 403,
};

const OWN_PHONE = `+${ownPhoneOf(RICH)}`;
const NEW_PHONE = '0733333333';

const asking =
  (method: string, path: string, asked?: Asked): Request =>
  ({ send }) =>
    send(method, path, asked);
const get = (path: string): Request => asking('GET', path);
const post = (path: string, body: object = {}): Request => asking('POST', path, { body });

/** A call of a game; `before` is no part of it. */
const inGame =
  (
    gameId: string,
    call: (token: string, world: ReadsWorld) => Promise<[method: string, path: string, body?: object]>,
  ): Request =>
  async (world) => {
    const token = await world.launch(gameId);
    const [method, path, body] = await call(token, world);
    await world.quiet();
    return world.send(method, path, { token, ...(body && { body }) });
  };

const CHOICES = { dice: { side: 'under', target: 50 }, mines: { mines: 3 }, slots: {}, flight: {} };

const bet = (gameId: keyof typeof CHOICES, more: object = {}): Request =>
  inGame(gameId, async () => ['POST', '/play/bets', betBody(gameId, more)]);
const betBody = (gameId: keyof typeof CHOICES, more: object = {}) => ({
  ...{ betId: randomUUID(), stake: 20, choice: CHOICES[gameId] },
  ...more,
});

/** A bet is placed first. */
const afterBet = (gameId: keyof typeof CHOICES, call: (roundId: string, betId: string) => [string, string, object?]) =>
  inGame(gameId, async (token, world) => {
    const body = betBody(gameId);
    const { data, body: told } = await world.send('POST', '/play/bets', { token, body });
    if (!data) throw new Error(`No bet before the call: ${told}`);
    return call((data as { roundId: string }).roundId, body.betId);
  });

const STREAM_MS = 100;

/** The beginning of a stream, with what it reads at first. */
const stream =
  (path: string): Request =>
  async ({ server, tokens }) => {
    if (!server.app.server.listening) await server.app.listen({ host: '127.0.0.1', port: 0 });
    const leaving = new AbortController();
    const headers = { authorization: `Bearer ${tokens.player}` };
    const { status, body } = await fetch(`${originOf(server.app)}/api${path}`, { headers, signal: leaving.signal });
    const reader = body?.getReader();
    await reader?.read();
    await new Promise((resolve) => setTimeout(resolve, STREAM_MS));
    leaving.abort();
    return { status, body: '' };
  };

const startCard = async ({ send }: ReadsWorld, body: object = { amount: 1_000 }) =>
  (await send('POST', '/stripe/payment-intent', { body })).data as { depositId: string; paymentIntentId: string };
const startPrompt = async ({ send }: ReadsWorld, body: object = {}) => {
  const asked = { phoneNumber: OWN_PHONE, amount: 500, ...body };
  return (await send('POST', '/mpesa/stk-push', { body: asked })).data as { depositId: string };
};

/** The provider tells that a prompt was paid. */
const paidPrompt =
  (body: object = {}): Request =>
  async (world) => {
    const { depositId } = await startPrompt(world, body);
    await world.quiet();
    const told = pushCallbackBody(world.server.mpesa.endPush(depositId));
    return world.send('POST', `/hooks/mobile/${CALLBACK_SECRET}/${depositId}`, { body: told });
  };

const cardEvent = (world: ReadsWorld, event: object) =>
  world.send('POST', '/hooks/card', { body: event, headers: { 'stripe-signature': GOOD_SIGNATURE } });

const dispute =
  (status: 'open' | 'won'): Request =>
  (world) => {
    const told = { disputeId: 'dp-1', paymentIntentId: `pi-${DISPUTED}-0`, amountCents: 50_000, status };
    return cardEvent(world, { id: `evt-${status}`, kind: 'dispute', dispute: told });
  };

/** A payout that is at the provider. */
const sentPayout =
  (call: (id: string, world: ReadsWorld) => [path: string, body: object]): Request =>
  async (world) => {
    const id = randomUUID();
    const { mpesa, store, put } = world.server;
    await mpesa.payOut({ withdrawalId: id, msisdn: ownPhoneOf(RICH), amountKes: 1 });
    const known = await store.get('withdrawals', `${RICH}-waiting-0`);
    if (known?.method !== 'mpesa' || known.status !== 'pending') throw new Error('There is no withdrawal to send');
    await put('withdrawals', { ...known, id, status: 'processing', conversationId: `AG_${id}` });
    const [path, body] = call(id, world);
    await world.quiet();
    return world.send('POST', `/hooks/mobile/${CALLBACK_SECRET}/payouts/${path}`, { body });
  };

const paidOut = sentPayout((id, { server }) => [id, payoutResultBody(server.mpesa.payoutResult(id))]);

const decide = (decision: string, place: number): Request =>
  asPlayerOf('operator', 'POST', `/operator/withdrawals/${RICH}-review-${place}/decision`, { decision });

function asPlayerOf(name: 'operator', method: string, path: string, body?: object): Request {
  return ({ send, tokens }) => send(method, path, { token: tokens[name], ...(body && { body }) });
}

/** The account has held nothing, so that its records decide. */
const withNoMoney =
  (request: Request): Request =>
  async (world) => {
    const user = { id: RICH, uid: RICH, currency: 'KES', balance: 0, bonusBalance: 0, personId: RICH };
    await world.server.put('users', user);
    await world.quiet();
    return request(world);
  };

const DEVICE = 'a-new-browser-0123456789';
const TOTAL_SINCE = '2026-01-01T00:00:00.000Z';

/** These are named by their route, with what is special in brackets. A read without parameters in its path needs no line. */
export const REQUESTS: Readonly<Record<string, Request>> = {
  'GET /content/:collection': get('/content/hero'),
  'POST /users/session': post('/users/session', { deviceId: DEVICE }),
  'POST /users/session (known browser)': post('/users/session', { deviceId: DEVICE }),
  'POST /users/me/sign-out-everywhere': post('/users/me/sign-out-everywhere'),
  'PATCH /users/me': asking('PATCH', '/users/me', { body: { displayName: 'Amina Njeri' } }),
  'POST /users/me/currency': withNoMoney(post('/users/me/currency', { currency: 'USD' })),
  'POST /users/me/bonuses/:id/forfeit': async ({ send, server, quiet }) => {
    const [bonus] = (await server.store.get('users', RICH))?.bonuses ?? [];
    await quiet();
    return send('POST', `/users/me/bonuses/${bonus?.id}/forfeit`, { body: {} });
  },
  'POST /users/me/market': post('/users/me/market', { shelf: 'boxes', itemId: 'box', price: 5 }),
  'POST /users/me/wheel/turn': post('/users/me/wheel/turn'),
  'POST /users/me/notifications/read': post('/users/me/notifications/read'),
  'POST /reports': asking('POST', '/reports', {
    body: [],
    headers: { 'content-type': 'application/reports+json' },
  }),
  'POST /wallet/withdrawals': post('/wallet/withdrawals', { amount: 500, methodId: 'mpesa', endsBonus: true }),
  'POST /wallet/withdrawals (card)': post('/wallet/withdrawals', { amount: 500, methodId: 'card', endsBonus: true }),
  'GET /wallet/transactions (failed)': get('/wallet/transactions?status=failed&limit=100'),
  'GET /wallet/deposits/:id': get(`/wallet/deposits/${RICH}-own-0`),
  'GET /wallet/withdrawals/:id': get(`/wallet/withdrawals/${RICH}-out-0`),
  'GET /wallet/events': stream('/wallet/events'),
  'GET /wallet/balance (refresh)': get('/wallet/balance?refresh=true'),
  'GET /operator/openapi.json': asPlayerOf('operator', 'GET', '/operator/openapi.json'),
  'GET /operator/reviews': asPlayerOf('operator', 'GET', '/operator/reviews'),
  'POST /operator/staff': asPlayerOf('operator', 'POST', '/operator/staff', {
    email: 'first@karata.test',
    roles: ['owner'],
  }),
  'POST /operator/staff/code': asPlayerOf('operator', 'POST', '/operator/staff/code', { email: 'first@karata.test' }),
  'POST /operator/withdrawals/:id/decision': decide('refuse', 0),
  'POST /operator/withdrawals/:id/decision (release)': decide('release', 1),
  'POST /stripe/payment-intent': post('/stripe/payment-intent', { amount: 1_000 }),
  'POST /stripe/payment-intent (bonus)': post('/stripe/payment-intent', { amount: 1_000, bonusId: 'reload' }),
  'GET /stripe/deposits': get('/stripe/deposits?limit=100'),
  'POST /mpesa/stk-push': post('/mpesa/stk-push', { phoneNumber: OWN_PHONE, amount: 500 }),
  'POST /mpesa/stk-push (bonus)': post('/mpesa/stk-push', { phoneNumber: OWN_PHONE, amount: 500, bonusId: 'reload' }),
  'POST /wallet/phones': (world) =>
    world.send('POST', '/wallet/phones', {
      body: { proof: unsignedToken({ uid: 'somebody', claims: { phone_number: '+254733333333' } }) },
    }),
  'POST /wallet/deposits/:id/cancel': async (world) => {
    const { depositId } = await startCard(world);
    await world.quiet();
    return world.send('POST', `/wallet/deposits/${depositId}/cancel`, { body: {} });
  },
  'GET /gaming/position': get(`/gaming/position?since=${TOTAL_SINCE}`),
  'POST /gaming/limits': post('/gaming/limits', { period: 'day', amount: 900_000, currency: 'KES' }),
  'POST /gaming/reality-check': post('/gaming/reality-check', { minutes: 30 }),
  'POST /gaming/reality-check/seen': post('/gaming/reality-check/seen', {}),
  'POST /gaming/time-out': post('/gaming/time-out', { hours: 24 }),
  'POST /gaming/self-exclusion': post('/gaming/self-exclusion', { months: 6 }),
  'GET /games/:id/frame': get('/games/dice/frame'),
  'POST /games/:id/open': post('/games/dice/open', { mode: 'money' }),
  'POST /games/:id/open (slots)': post('/games/slots/open', { mode: 'money' }),
  'GET /play/rounds': get('/play/rounds?limit=100'),
  'GET /play/rounds (of a game)': get(`/play/rounds?limit=100&gameId=dice&since=${TOTAL_SINCE}`),
  'GET /play/rounds/totals (of a game)': get('/play/rounds/totals?gameId=dice'),
  'GET /play/rounds/:id': get(`/play/rounds/${RICH}-dice-0`),
  'POST /play/limits': post('/play/limits', { kind: 'lossDay', value: 900_000 }),
  'POST /play/seeds/rotate': post('/play/seeds/rotate', { clientSeed: 'my-own-seed' }),
  'GET /races/:id': async (world) => {
    // The boards of a list that was just read are kept.
    await world.server.put('races', RACE);
    await world.quiet();
    return get('/races/race')(world);
  },
  'GET /play/rules/:kind': get('/play/rules/plinko'),
  'GET /play/flights/:gameId': get('/play/flights/flight'),
  'GET /play/flights/:gameId/events': stream('/play/flights/flight/events'),
  'POST /play/bets': bet('dice'),
  'POST /play/bets (flight)': bet('flight'),
  'POST /play/bets (slots)': bet('slots'),
  'POST /play/bets (free spin)': async (world) => {
    await world.server.store.transaction(RICH, async (tx) => {
      const play = await tx.get('play', RICH);
      if (play) tx.set('play', { ...play, lastSpinAt: TOTAL_SINCE });
    });
    return bet('slots', { freeSpin: true })(world);
  },
  'POST /play/bets/:id/rollback': afterBet('dice', (_roundId, betId) => ['POST', `/play/bets/${betId}/rollback`, {}]),
  'POST /play/rounds/:id/steps': afterBet('mines', (roundId) => [
    'POST',
    `/play/rounds/${roundId}/steps`,
    { stepId: randomUUID(), action: 'open', tile: 0 },
  ]),
  'GET /play/rounds/open': inGame('mines', async () => ['GET', '/play/rounds/open']),
  'GET /play/rounds/last': inGame('dice', async () => ['GET', '/play/rounds/last']),
  'GET /play/rounds/:id/result': afterBet('dice', (roundId) => ['GET', `/play/rounds/${roundId}/result`]),
  'POST /play/close': inGame('dice', async () => ['POST', '/play/close', {}]),
  'POST /hooks/card': async (world) => {
    const { paymentIntentId } = await startCard(world);
    await world.quiet();
    return cardEvent(world, world.server.card.pay(paymentIntentId));
  },
  'POST /hooks/card (bonus)': async (world) => {
    const { paymentIntentId } = await startCard(world, { amount: 1_000, bonusId: 'reload' });
    await world.quiet();
    return cardEvent(world, world.server.card.pay(paymentIntentId));
  },
  'POST /hooks/card (dispute)': dispute('open'),
  'POST /hooks/card (dispute won)': dispute('won'),
  'POST /hooks/mobile/:secret/:id': paidPrompt(),
  'POST /hooks/mobile/:secret/:id (bonus)': paidPrompt({ bonusId: 'reload' }),
  'POST /hooks/mobile/:secret/payouts/:id': paidOut,
  'POST /hooks/mobile/:secret/payouts/:id/timeout': sentPayout((id) => [`${id}/timeout`, {}]),
  'POST /mpesa/stk-push (new phone)': post('/mpesa/stk-push', { phoneNumber: NEW_PHONE, amount: 500 }),
};
