/** A running server over a counted store, with rich players and an operator's content. */
import { createHash, randomUUID } from 'node:crypto';
import { COLLECTIONS } from '../../../server/src/data/openStore.ts';
import { openSqliteStore } from '../../../server/src/store/sqlite/openSqliteStore.ts';
import { unsignedToken } from '../../../server/src/testing/fakeTokens.ts';
import { OPEN_PAYOUTS } from '../../../server/src/testing/openPayouts.ts';
import { startMoneyApp } from '../../../server/src/testing/startMoneyApp.ts';
import { RACE } from '../../faults/rewards.ts';
import { type Counted, countedStore } from './countedStore.ts';
import { FLIGHT, ownPhoneOf, playerOf, putRichPerson } from './richPlayer.ts';

const OPERATOR_KEY = 'the-key-of-the-operator-5a2c';
const MANY = 1_000_000_000;
/** Players of two persons. */
export const RICH = 'uid-1';
export const DISPUTED = 'uid-2';

const house = (id: string, kind = id, query = '') => ({
  ...{ id, name: id, provider: 'Karata Originals', category: kind },
  gameUrl: `/originals/${kind}.html?title=${id}${query}`,
});
const NO_PRIZE = { weight: 0, bonusKes: 0, bonusUsd: 0, freeSpins: 0 };

/** A flight that takes bets for an hour. */
async function putFlight({ put }: Pick<ReadsWorld['server'], 'put'>): Promise<void> {
  const [startsAt, crashesAt] = [1, 2].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString());
  const chain = { terminalHash: 'hash', salt: 'salt', length: 1_000 };
  const ofGame = { gameId: 'flight', status: 'betting', number: 1, holder: 'a server' } as const;
  await put('flight-tables', { id: 'flight', flight: FLIGHT, flights: 1, wantedUntil: '2999-01-01T00:00:00.000Z' });
  const times = { startsAt: startsAt ?? '', crashesAt: crashesAt ?? '' };
  await put('flights', { id: FLIGHT, ...ofGame, ...times, ...chain, link: 'link', crashAt: 200 });
}

async function putContent({ put }: Pick<ReadsWorld['server'], 'put'>): Promise<void> {
  await put('games', house('dice'), house('slots'), house('mines'), house('flight', 'crash', '&flight=shared'));
  await putFlight({ put });
  await put('spin-terms', { id: 's', gameId: 'slots', stakeKes: 20, stakeUsd: 0.2, wagering: 4 });
  await put('wheel-terms', {
    ...{ id: 'w', isActive: true, wagering: 5 },
    segments: Array.from({ length: 8 }, (_, place) => ({
      ...NO_PRIZE,
      ...(place === 3 && { weight: 1, bonusKes: 50 }),
    })),
  });
  const prizes = [{ weight: 1, bonusKes: 50, bonusUsd: 0.4 }];
  await put('bonus-market-boxes', { id: 'box', isActive: true, title: 'Box', price: 5, prizes });
  const bonus = { isActive: true, title: 'Reload', bonusPercentage: 50, minDeposit: 100, maxBonus: 1_000, wagering: 5 };
  await put('deposit-bonuses', { ...bonus, id: 'reload', mostPerPlayer: 9_000, mostPerDay: 9_000 });
  await put('welcome-bonuses', { ...bonus, id: 'step-1', order: 1 }, { ...bonus, id: 'step-2', order: 2 });
  await put('referral-terms', { id: 'r', isActive: true, rewardKes: 500, minDepositKes: 1_000 });
  await put('races', RACE);
  await put('challenge-content', { id: 'c1', isActive: true, title: 'Suns', endsAt: '2999-01-01T00:00:00.000Z' });
  await put('challenge-tasks', { id: 't', challengeId: 'c1', title: 't', goal: 'rounds', target: 1, points: 5 });
  await put('challenge-prizes', { id: 'p', challengeId: 'c1', rank: 1, amountKes: 100 });
}

/** The same in each world, so that the games end alike. */
const secrets = () => {
  let made = 0;
  return () =>
    createHash('sha256')
      .update(String((made += 1)))
      .digest('hex');
};

export interface Asked {
  body?: object;
  token?: string;
  headers?: Record<string, string>;
}

export type ReadsWorld = Awaited<ReturnType<typeof openReadsWorld>>;

/** `many`: how many of everything the rich players have. */
export async function openReadsWorld(many: number) {
  const store = countedStore(openSqliteStore(':memory:', COLLECTIONS));
  const callLimits = { playerWrites: MANY, playerReads: MANY, gameCalls: MANY, gameOpens: MANY, hooks: MANY };
  const server = await startMoneyApp(
    { callLimits, operatorKey: OPERATOR_KEY, payouts: { ...OPEN_PAYOUTS, perDay: 10, kesPerDay: 500_000 } },
    { store, services: { newSecret: secrets() } },
  );
  await putContent(server);
  await putRichPerson(server, RICH, many);
  await putRichPerson(server, DISPUTED, many);

  const tokens = {
    operator: OPERATOR_KEY,
    player: unsignedToken({ uid: RICH, claims: { phone_number: `+${ownPhoneOf(RICH)}` } }),
  };

  async function send(method: string, path: string, { body, token = tokens.player, headers }: Asked = {}) {
    const answer = await server.app.inject({
      ...{ method: method as 'GET', url: `/api${path}` },
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID(), ...headers },
      ...(body && { payload: body }),
    });
    return { status: answer.statusCode, body: answer.body, data: answer.json<{ data?: unknown }>().data };
  }

  return {
    server,
    tokens,
    send,
    /** A request begins here: what was done before is no part of it. */
    quiet: async (): Promise<void> => void (await store.take()),
    /** The player's money and freedom are as at first. */
    async restore(): Promise<void> {
      await server.put('users', playerOf(RICH));
      await store.transaction('restore', async (tx) => tx.delete('gaming', RICH));
      await store.take();
    },
    counted: (): Promise<Counted[]> => store.take(),
    /** The token of a game that the player opens. */
    async launch(gameId: string): Promise<string> {
      const opened = await send('POST', `/games/${gameId}/open`, { body: { mode: 'money' } });
      return (opened.data as { launchToken: string }).launchToken;
    },
    close: () => server.close(),
  };
}
