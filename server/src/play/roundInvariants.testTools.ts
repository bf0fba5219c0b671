import { expect } from '@jest/globals';
import type { Currency } from '../store/records/money.ts';
import type { RoundRecord } from '../store/records/round.ts';
import type { LedgerScene } from '../testing/LedgerScene.ts';
import { serverFloats } from './fair.ts';
import { KINDS } from '../../../originals/kinds.ts';

/** The house has won what the player lost, and each outcome follows from its seeds. */
export async function expectRounds(scene: LedgerScene, uid: string, currency: Currency): Promise<void> {
  const rounds = await scene.store.find('rounds', { where: [['userId', '==', uid]] });
  const net = rounds.reduce((sum, { netCents, netBonusCents }) => sum + netCents + netBonusCents, 0);
  const house = rounds.reduce((sum, { stakeCents, winCents }) => sum + stakeCents - winCents, 0);
  expect(house).toBe(-net || 0);
  const user = await scene.store.get('users', uid);
  expect(user?.totalBets ?? 0).toBe(rounds.filter(({ status }) => status !== 'void').length);
  expect(Math.round((user?.totalWager ?? 0) * 100)).toBe(rounds.reduce((sum, { stakeCents }) => sum + stakeCents, 0));
  const grant = await scene.store.get('spin-grants', `wheel:${uid}`);
  const free = rounds.filter(({ freeSpin }) => freeSpin);
  expect((grant?.count ?? 0) - (grant?.left ?? 0)).toBe(free.length);
  expect(grant?.wonCents).toBe(free.reduce((sum, { netBonusCents }) => sum + netBonusCents, 0));
  for (const round of rounds) {
    expect(round.currency).toBe(currency);
    await expectFair(scene, round);
  }
  const nonces = rounds.map(({ serverSeedHash, nonce }) => `${serverSeedHash}:${nonce}`);
  expect(new Set(nonces).size).toBe(rounds.length);
}

async function expectFair({ store }: LedgerScene, round: RoundRecord): Promise<void> {
  const { kind, choice, drawn, clientSeed = '', nonce = 0, serverSeedHash = '' } = round;
  const revealed = await store.get('seeds', serverSeedHash);
  const serverSeed = revealed?.serverSeed ?? (await store.get('play', round.userId))?.serverSeed ?? '';
  expect(JSON.parse(JSON.stringify(KINDS[kind].draw(choice, serverFloats({ serverSeed, clientSeed, nonce }))))).toEqual(
    drawn,
  );
}
