/** No request does work that grows with what a player can write: it reads the same for a player with many of everything, and with more. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { COLLECTIONS } from '../../server/src/data/openStore.ts';
import { type CollectionName, PUBLISHED_COLLECTIONS } from '../../server/src/store/collections.ts';
import { nameOf } from '../fuzz/requests.ts';
import type { Counted } from './testing/countedStore.ts';
import { openReadsWorld, type ReadsWorld } from './testing/openReadsWorld.ts';
import { REFUSED, type Request, REQUESTS } from './testing/requests.ts';

/** Both are above the limit of every query, so that a query with a limit finds the same. */
const [MANY, MORE] = [210, 250];

const NAMES = Object.keys(COLLECTIONS) as CollectionName[];

/** A name may have in brackets what is special about the request. */
const routeOf = (name: string): string => name.replace(/ \(.+\)$/, '');

const requestsOf = ({ server }: ReadsWorld): [string, Request][] => {
  const plain = server.app.operations.filter(({ method, path }) => method === 'GET' && !path.includes(':'));
  const asked = plain.map((one): [string, Request] => [nameOf(one), ({ send }) => send('GET', one.path)]);
  return Object.entries({ ...Object.fromEntries(asked), ...REQUESTS });
};

interface Answered {
  name: string;
  status: number;
  body: string;
  queries: Counted[];
}

async function askAll(many: number) {
  const world = await openReadsWorld(many);
  const answers: Answered[] = [];
  for (const [name, request] of requestsOf(world)) {
    await world.restore();
    const { status, body } = await request(world);
    answers.push({ name, status, body, queries: await world.counted() });
  }
  const routes = world.server.app.operations.map(nameOf);
  const sizes = new Map<string, number>();
  for (const name of NAMES) sizes.set(name, await world.server.store.count(name));
  await world.close();
  return { routes, answers, sizes };
}

let many: Awaited<ReturnType<typeof askAll>>;
let more: Awaited<ReturnType<typeof askAll>>;
beforeAll(async () => {
  many = await askAll(MANY);
  more = await askAll(MORE);
});

/** How often each query was made, and how many documents all of them found; of a sum only how often. */
function talliesOf(queries: readonly Counted[]): Map<string, string> {
  const tallies = new Map<string, { times: number; documents: number }>();
  for (const { query, kind, documents } of queries) {
    const { times, documents: before } = tallies.get(query) ?? { times: 0, documents: 0 };
    tallies.set(query, { times: times + 1, documents: before + (kind === 'aggregate' ? 0 : documents) });
  }
  return new Map(
    [...tallies].map(([query, { times, documents }]) => [query, `${times} times, ${documents} documents`]),
  );
}

/** A line for each query that differs. */
function growthOf({ name, queries }: Answered): string[] {
  const before = talliesOf(queries);
  const after = talliesOf(more.answers.find((answer) => answer.name === name)?.queries ?? []);
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((query) => {
    const [few, lots] = [before.get(query) ?? 'not made', after.get(query) ?? 'not made'];
    return few === lots ? [] : [`${name}: ${query}: ${few} of ${MANY}, ${lots} of ${MORE}`];
  });
}

/** An operator asks for these, and must see all. */
const WHOLE: Readonly<Record<string, string>> = {
  'POST /operator/staff': 'Whether there is an owner is seen from all who work here, of whom no player adds one.',
  'GET /operator/reviews': 'A person decides about all that waits: a list that ends would hide what came last.',
};

/** Two bets of each player at most stand in a flight, and the list of them is for everybody. */
const BOARDS: readonly string[] = ['GET /play/flights/:gameId', 'GET /play/flights/:gameId/events'];

const EXACT_PAYOUTS =
  'Money goes back the way it came: what came and went by each phone and card is summed by an index, at most 20 phones.';
const PAYOUT_SUMS = [
  'sum creditedCents of deposits by userId ==, phoneNumber ==, status ==',
  'sum debitCents of withdrawals by userId ==, phoneNumber ==, status in',
  'sum debitCents of withdrawals by userId ==, phoneNumber ==, status ==',
  'sum creditedCents of deposits by userId ==, status ==, paymentMethod ==',
  'sum refundableCents of deposits by userId ==, isRefundable ==',
  'sum debitCents of withdrawals by userId ==, method ==, status ==',
];

/** Sums and counts over records, which an index answers, and why the route needs one. No bet, step or plain balance is here. */
const SUMS: readonly { route: string; why: string; sums: readonly string[] }[] = [
  { route: 'GET /wallet/methods', why: EXACT_PAYOUTS, sums: PAYOUT_SUMS },
  { route: 'POST /wallet/withdrawals', why: EXACT_PAYOUTS, sums: PAYOUT_SUMS },
  {
    route: 'GET /users/me/referral',
    why: 'The page tells what all invitations together brought, and lists the latest only.',
    sums: ['sum rewardCents of referrals by referrerId ==, status ==', 'count referrals by referrerId =='],
  },
  {
    route: 'GET /gaming/position',
    why: 'A player is told the exact sums since the sign-in, seldom and never with a bet.',
    sums: [
      'sum deltaCents of journal by userId ==, kind ==, at >=',
      'sum stakeCents of rounds by userId ==, createdAt >=',
      'sum winCents of rounds by userId ==, createdAt >=',
    ],
  },
  ...['GET /races', 'GET /races/:id'].map((route) => ({
    route,
    why: 'A board tells how much all players have brought together; it is read once in some seconds, for everybody.',
    sums: ['sum weighedCents of race-scores by run =='],
  })),
  {
    route: 'GET /play/rounds/totals',
    why: 'The history of play tells exact totals of any time and game, which no counter can keep.',
    sums: ['', 'gameId ==, '].flatMap((game) =>
      ['sum stakeCents of', 'sum winCents of', 'count'].map((of) => `${of} rounds by userId ==, ${game}createdAt >=`),
    ),
  },
  {
    route: 'GET /wallet/balance',
    why: 'Only with refresh=true, by a button: the balance is proved by all records, which finds what a kept sum would hide.',
    sums: [
      'sum creditedCents of deposits by userId ==, status ==',
      'sum debitCents of withdrawals by userId ==, status ==',
      'sum debitCents of withdrawals by userId ==, status in',
      'sum netCents of rounds by userId ==',
      'sum convertedCents of bonuses by userId ==',
      'sum lostCents of disputes by userId ==',
      'sum deltaCents of corrections by userId ==',
      'sum deltaCents of journal by userId ==, account ==',
    ],
  },
];

/** Written by operators. */
const CONTENT: ReadonlySet<string> = new Set(PUBLISHED_COLLECTIONS);

const linesOf = (isFound: (query: Counted, name: string) => boolean): string[] => [
  ...new Set(
    many.answers.flatMap(({ name, queries }) =>
      queries.filter((query) => isFound(query, routeOf(name))).map(({ query }) => `${routeOf(name)}: ${query}`),
    ),
  ),
];

/** These have one document for a player, a phone, a browser or a flight, which is read by its id, or are of the server alone. */
const BY_ID: readonly CollectionName[] = [
  ...(['meta', 'users', 'referral-codes', 'persons', 'deposit-uses', 'gaming', 'bonus-uses', 'prompt-uses'] as const),
  ...([
    'flights',
    'flight-chains',
    'flight-tables',
    'play',
    'challenge-results',
    'jackpot-pots',
    'jackpot-parts',
    'race-runs',
    'receipts',
    'bets-taken-back',
  ] as const),
  ...(['call-counts', 'leases'] as const),
  // Only people of the operator make these longer.
  ...(['staff', 'staff-sessions', 'audit', 'approvals'] as const),
];

describe('a request of a player with many of everything', () => {
  it('is made to every route', () => {
    const asked = new Set(many.answers.map(({ name }) => routeOf(name)));
    expect(many.routes.filter((route) => !asked.has(route))).toEqual([]);
    expect([...asked].filter((route) => !many.routes.includes(route))).toEqual([]);
  });

  it('finds more documents in every collection that is not read by id alone', () => {
    const same = NAMES.filter((name) => many.sizes.get(name) === more.sizes.get(name) && !CONTENT.has(name));
    expect(same.filter((name) => !BY_ID.includes(name))).toEqual([]);
  });

  it('gets its answer', () => {
    const isWrong = ({ name, status, body }: Answered): boolean =>
      status !== (REFUSED[name] ?? 200) || body.includes('"success":false');
    const wrong = [many, more].flatMap(({ answers }) => answers.filter(isWrong));
    expect(wrong.map(({ name, status, body }) => `${name} answers ${status}: ${body}`)).toEqual([]);
  });

  it('reads and writes no more when there is more of everything', () => {
    expect(many.answers.filter(({ name }) => !(name in WHOLE)).flatMap(growthOf)).toEqual([]);
  });

  it('lists nothing without a limit but the content of operators', () => {
    const isEndless = ({ kind, hasLimit, collection }: Counted): boolean =>
      kind === 'find' && !hasLimit && !CONTENT.has(collection);
    expect(linesOf((query, route) => isEndless(query) && !(route in WHOLE) && !BOARDS.includes(route))).toEqual([]);
  });

  it('sums what is allowed here, and nothing with a bet, a step or a plain balance', () => {
    const allowed = SUMS.flatMap(({ route, sums }) => sums.map((query) => `${route}: ${query}`));
    const made = linesOf(({ kind }) => kind === 'aggregate');
    expect(made.filter((line) => !allowed.includes(line))).toEqual([]);
    expect(allowed.filter((line) => !made.includes(line))).toEqual([]);
    const plain = many.answers.find(({ name }) => name === 'GET /wallet/balance');
    expect(plain?.queries.map(({ query }) => query)).not.toContainEqual(expect.stringMatching(/^(?:sum|count)/));
  });
});
