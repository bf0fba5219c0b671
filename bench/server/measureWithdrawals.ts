import type { FastifyInstance } from 'fastify';
import { COLLECTIONS } from '../../server/src/data/collections.ts';
import { openSqliteStore } from '../../server/src/store/sqlite/openSqliteStore.ts';
import { LedgerScene } from '../../server/src/testing/LedgerScene.ts';
import { ANY_METHOD } from '../../server/src/testing/RailKit.ts';
import { measureRate, type Rate } from './rate.ts';
import { startApp } from './startApp.ts';

export interface WithdrawalRates {
  oneByOne: Rate;
  atOnce: Rate;
  overHttp: Rate;
}

const PLAYERS = 50;
const AT_ONCE = 64;
/** KES for 700 dollars: 70 withdrawals. */
const FUNDS_KES = 90_650;
const FUNDS_DOLLARS = 700;
const DOLLARS = 10;

const uidOf = (number: number): string => `player-${number % PLAYERS}`;

async function fund(scene: LedgerScene, withdrawals: number): Promise<void> {
  const times = Math.ceil((withdrawals * DOLLARS) / PLAYERS / FUNDS_DOLLARS);
  for (let number = 0; number < PLAYERS; number += 1) {
    await scene.addPlayer(uidOf(number));
    for (let left = times; left > 0; left -= 1) await scene.pay(FUNDS_KES, { uid: uidOf(number) });
  }
}

async function ask(app: FastifyInstance, number: number): Promise<void> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/wallet/withdrawals',
    headers: { authorization: `Bearer ${uidOf(number)}`, 'idempotency-key': `over-http-${number}` },
    payload: { amount: DOLLARS, methodId: ANY_METHOD },
  });
  if (answer.statusCode !== 200 || !answer.body.includes('"success":true')) throw new Error(answer.body);
}

/** Withdrawals of $10, each in its own transaction on disk, without payouts. */
export async function measureWithdrawals(file: string, times: number): Promise<WithdrawalRates> {
  const store = openSqliteStore(file, COLLECTIONS);
  const scene = new LedgerScene(store);
  await fund(scene, times * 3);
  const app = await startApp(store, scene);
  const withdraw = async (number: number) => {
    const { success, message } = await scene.withdraw(DOLLARS, { uid: uidOf(number) });
    if (!success) throw new Error(message);
  };
  const oneByOne = await measureRate(times, 1, withdraw);
  const atOnce = await measureRate(times, AT_ONCE, withdraw);
  const overHttp = await measureRate(times, AT_ONCE, (number) => ask(app, number));
  await app.close();
  await store.close();
  return { oneByOne, atOnce, overHttp };
}
