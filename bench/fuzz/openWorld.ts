/** A running server with three players who have money; one of them, the victim, never asks for anything. */
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { checkAnswers } from '../../server/src/testing/checkAnswers.ts';
import { unsignedToken } from '../../server/src/testing/fakeTokens.ts';
import { type MoneyApp, startMoneyApp } from '../../server/src/testing/startMoneyApp.ts';
import { type PlayerRecords, readPlayer } from '../faults/playerRecords.ts';
import type { AnyOperation, Actor } from './requests.ts';
import type { Words } from './shapes.ts';

const MANY = 1_000_000_000;
export const PLAYERS = ['player-uid', 'other-uid', 'victim-uid'] as const;
type Uid = (typeof PLAYERS)[number];
const VICTIM: Uid = 'victim-uid';
const OPERATOR_KEY = 'the-key-of-the-fuzz-operator-7b1e';
const GAME = 'fuzz-dice';

/** Only the victim has these. */
const MARKS = { displayName: 'Zawadi Mark 7731', email: 'zawadi.7731@victim.example', phoneNumber: '+254799887731' };
const PRIVATE = ['Mark 7731', 'zawadi.7731', '99887731'];

export interface FuzzWorld {
  server: MoneyApp;
  port: number;
  operations: readonly AnyOperation[];
  words: Words;
  /** The bearer token of an actor; one launched game a player. */
  tokenOf: (actor: Actor, operation: AnyOperation) => string | undefined;
  /** Never in an answer, whoever asks. */
  secrets: readonly string[];
  /** No answer to anybody but an operator may contain these words of the victim, whatever was asked. */
  privateWords: readonly string[];
  /** Ids of the victim's records: in no answer that gives data. Ids of rounds stand in the public list of bets. */
  victimIds: readonly string[];
  /** A round of the victim. */
  roundId: string;
  /** Answers that do not fit the contract; the judge empties it. */
  misfits: string[];
  victim: () => Promise<PlayerRecords>;
  close: () => Promise<void>;
}

async function seat(server: MoneyApp, uid: Uid) {
  const mine = uid === VICTIM ? MARKS : { displayName: uid };
  await server.put('users', { id: uid, uid, balance: 0, bonusBalance: 0, currency: 'KES', ...mine });
  const deposit = await server.pay(20_000, { uid });
  const pending = (await server.ways.at(-1)?.begin(500, { uid }))?.data as { depositId: string };
  const [method] = (await server.ask('/wallet/methods', { as: { uid } })).data as { id: string }[];
  const withdrawn = await server.post('/wallet/withdrawals', { amount: 1_000, methodId: method?.id }, { uid });
  const opened = await server.post(`/games/${GAME}/open`, { mode: 'money' }, { uid });
  const { launchToken = '' } = opened.data as { launchToken?: string };
  const bet = { betId: randomUUID(), stake: 20, choice: { side: 'under', target: 50 } };
  const played = await server.ask('/play/bets', {
    method: 'POST',
    body: bet,
    headers: { authorization: `Bearer ${launchToken}` },
  });
  const { transactionId = '' } = withdrawn.data as { transactionId?: string };
  const { roundId = '' } = played.data as { roundId?: string };
  const ids = [deposit, pending.depositId, transactionId, roundId, bet.betId];
  if (launchToken === '' || ids.includes('')) throw new Error(`${uid} has no money or no game: ${JSON.stringify(ids)}`);
  return { uid, launchToken, roundId, ids };
}

/** Words for any field: known by its name, or by the kind of its name. */
function wordsOf(ids: readonly string[], pathParts: readonly string[]): Words {
  const known: Readonly<Record<string, readonly string[]>> = {
    id: [...ids, GAME, 'no-such-id'],
    gameId: [GAME, 'no-such-game'],
    secret: pathParts,
    collection: ['hero', 'welcome', 'users', 'deposits', '__proto__', 'text-pages'],
    phoneNumber: ['0712345678', '+254711111111', MARKS.phoneNumber],
    methodId: ['mpesa', 'card', 'stripe', 'mobile'],
    proof: [unsignedToken({ uid: 'somebody' })],
    currency: ['KES', 'USD', 'EUR'],
    displayName: ['Amina', MARKS.displayName.slice(0, 3)],
    since: ['2026-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'],
    ids: [GAME, `${GAME},${GAME}`],
    uid: PLAYERS,
  };
  return (name) => (Object.hasOwn(known, name) ? (known[name] ?? []) : name.endsWith('Id') ? ids : []);
}

export async function openWorld(): Promise<FuzzWorld> {
  const misfits: string[] = [];
  const callLimits = { playerWrites: MANY, badTokens: MANY, hooks: MANY };
  const connections = { requestSeconds: 20, perAddress: MANY };
  const server = await startMoneyApp(
    { callLimits, connections, operatorKey: OPERATOR_KEY },
    { watch: (app) => checkAnswers(app, misfits) },
  );
  await server.put('games', { id: GAME, name: 'Dice', provider: 'Karata Originals', gameUrl: '/originals/dice.html' });
  const seats = [];
  for (const uid of PLAYERS) seats.push(await seat(server, uid));
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const [player, other, victim] = seats as [Seat, Seat, Seat];
  const ids = seats.flatMap((one) => one.ids);
  const hookParts = server.kits.flatMap(({ hooks }) => hooks.of(ids[0] ?? '').flatMap((path) => path.split('/')));
  const launched = { player, other } as Partial<Record<Actor, Seat>>;
  const tokenOf: FuzzWorld['tokenOf'] = (actor, operation) => {
    if (actor === 'visitor') return undefined;
    if (actor === 'stranger') return 'eyJhbGciOiJub25lIn0.e30.';
    if (actor === 'operator') return OPERATOR_KEY;
    const seated = launched[actor];
    return operation.caller === 'game' ? seated?.launchToken : unsignedToken({ uid: `${actor}-uid` });
  };
  return {
    server,
    port: (server.app.server.address() as AddressInfo).port,
    operations: server.app.operations,
    words: wordsOf(
      ids,
      [...new Set(hookParts)].filter((part) => part !== ''),
    ),
    tokenOf,
    secrets: [OPERATOR_KEY, victim.launchToken, 'SQLITE_', 'node_modules', 'private_key'],
    privateWords: PRIVATE,
    victimIds: [VICTIM, ...victim.ids.filter((id) => id !== victim.roundId)],
    roundId: victim.roundId,
    misfits,
    victim: () => readPlayer(server.store, VICTIM),
    close: () => server.close(),
  };
}

type Seat = Awaited<ReturnType<typeof seat>>;
