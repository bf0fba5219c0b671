import type { FastifyInstance } from 'fastify';
import { COLLECTIONS } from '../../server/src/data/openStore.ts';
import { openLaunch } from '../../server/src/play/launches.ts';
import { placeBet } from '../../server/src/play/rounds/placeBet.ts';
import { openSqliteStore } from '../../server/src/store/sqlite/openSqliteStore.ts';
import { LedgerScene } from '../../server/src/testing/LedgerScene.ts';
import { measureCommits } from './measureCommits.ts';
import { measureInTurns, measureRate, type Rates } from './rate.ts';
import { openRecordedStore } from './recordCommits.ts';
import { BARE, startApp } from './startApp.ts';

const PLAYERS = 64;
const BONUS = 90_000_000;
const CHOICE = { side: 'under', target: 50 };

const uidOf = (number: number): string => `player-${number % PLAYERS}`;
const bodyOf = (number: number, kind: string) => ({ betId: `${kind}-bet-${number}`, stake: 20, choice: CHOICE });

/** Players at dice, each with a launch, and enough money for every bet. */
async function seat(scene: LedgerScene): Promise<string[]> {
  const tokens: string[] = [];
  for (let number = 0; number < PLAYERS; number += 1) {
    await scene.put('users', { id: uidOf(number), uid: uidOf(number), currency: 'KES', balance: BONUS });
    tokens.push((await openLaunch(scene.services.play.ctx, uidOf(number), { id: 'dadu', kind: 'dice' })).launchToken);
  }
  return tokens;
}

async function ask(app: FastifyInstance, token: string, number: number, url = '/api/play/bets'): Promise<void> {
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${token}` },
    payload: bodyOf(number, 'http'),
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

/** Bets at dice, each in its own transaction on disk: one by one, and by 64 players at once. */
export async function measureBets(file: string, times: number): Promise<Rates> {
  const { store, seen } = openRecordedStore(file);
  const scene = new LedgerScene(store);
  const tokens = await seat(scene);
  const before = [...seen];
  const app = await startApp(store, scene);
  const tokenOf = (number: number): string => tokens[number % PLAYERS] ?? '';
  const bet = (kind: string) => (number: number) =>
    placeBet(scene.services.play.ctx, tokenOf(number), bodyOf(number, kind));
  const oneByOne = await measureRate(times, 1, bet('one'));
  const raw = await measureCommits(`${file}.raw`, before, seen.slice(before.length));
  const turns = await measureInTurns(times, PLAYERS, {
    atOnce: bet('all'),
    overHttp: (number) => ask(app, tokenOf(number), number),
    bare: (number) => ask(app, tokenOf(number), number, BARE),
  });
  await app.close();
  await store.close();
  return { raw, oneByOne, ...turns };
}

export interface Memory {
  rounds: number;
  megabytes: number;
}

const MB = 1_048_576;

/** Heap after a collection, ten times in so many rounds of one server. Needs `--expose-gc`. */
export async function measureMemory(file: string, rounds: number): Promise<Memory[]> {
  const store = openSqliteStore(file, COLLECTIONS);
  const scene = new LedgerScene(store);
  const tokens = await seat(scene);
  const seen: Memory[] = [];
  for (let part = 1; part <= 10; part += 1) {
    await measureRate(rounds / 10, PLAYERS, (number) =>
      placeBet(scene.services.play.ctx, tokens[number % PLAYERS] ?? '', bodyOf(number, `memory-${part}`)),
    );
    globalThis.gc?.();
    seen.push({ rounds: (rounds / 10) * part, megabytes: process.memoryUsage().heapUsed / MB });
  }
  await store.close();
  return seen;
}
