import type { FastifyInstance } from 'fastify';
import { LedgerScene } from '../../server/src/testing/LedgerScene.ts';
import { ANY_METHOD } from '../../server/src/testing/RailKit.ts';
import { measureCommits } from './measureCommits.ts';
import { measureInTurns, measureRate, type Rates } from './rate.ts';
import { openRecordedStore } from './recordCommits.ts';
import { BARE, startApp } from './startApp.ts';

const PLAYERS = 50;
const AT_ONCE = 64;
/** KES for 700 dollars: 70 withdrawals. */
const FUNDS_KES = 90_650;
const FUNDS_DOLLARS = 700;
const DOLLARS = 10;
/** So that each player makes about as many a day as the settings allow. */
const A_DAY = 10;
const PAUSE_MS = 86_400_000 / (PLAYERS * A_DAY);

const uidOf = (number: number): string => `player-${number % PLAYERS}`;

async function fund(scene: LedgerScene, withdrawals: number): Promise<void> {
  const times = Math.ceil((withdrawals * DOLLARS) / PLAYERS / FUNDS_DOLLARS);
  for (let number = 0; number < PLAYERS; number += 1) {
    await scene.addPlayer(uidOf(number));
    for (let left = times; left > 0; left -= 1) await scene.pay(FUNDS_KES, { uid: uidOf(number) });
  }
}

async function send(app: FastifyInstance, number: number, url: string): Promise<string> {
  const { body } = await app.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${uidOf(number)}`, 'idempotency-key': `over-http-${number}` },
    payload: { amount: DOLLARS, methodId: ANY_METHOD },
  });
  return body;
}

async function ask(app: FastifyInstance, number: number): Promise<void> {
  const body = await send(app, number, '/api/wallet/withdrawals');
  if (!body.includes('"success":true')) throw new Error(body);
}

/** Withdrawals of $10, each in its own transaction on disk, without payouts. */
export async function measureWithdrawals(file: string, times: number): Promise<Rates> {
  const { store, seen } = openRecordedStore(file);
  const scene = new LedgerScene(store);
  await fund(scene, times * 3);
  const before = [...seen];
  const app = await startApp(store, scene);
  const withdraw = async (number: number) => {
    scene.wait(PAUSE_MS);
    const { success, message } = await scene.withdraw(DOLLARS, { uid: uidOf(number) });
    if (!success) throw new Error(message);
  };
  const oneByOne = await measureRate(times, 1, withdraw);
  const raw = await measureCommits(`${file}.raw`, before, seen.slice(before.length));
  const turns = await measureInTurns(times, AT_ONCE, {
    atOnce: withdraw,
    overHttp: (number) => {
      scene.wait(PAUSE_MS);
      return ask(app, number);
    },
    bare: (number) => send(app, number, BARE),
  });
  await app.close();
  await store.close();
  return { raw, oneByOne, ...turns };
}
