/** Rounds as a server would have decided them, with the seeds of the known answers. */
import { createHash, createHmac } from 'node:crypto';
import { crashPointOfBlock } from '../crash/rules/index.ts';
import { winOf } from '../fair/index.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Nonce 1 has the float 0.7467…; the stops of nonce 1 are those of its first five floats. */
const SEEDS = { serverSeed: 'server seed', clientSeed: 'client seed', nonce: 1 };
const proof = { ...SEEDS, serverSeedHash: sha256(SEEDS.serverSeed) };

/** A round at a multiplier in hundredths. */
const roundOf = (kind: string, multiplier: number, choice: object, outcome: object) => ({
  kind,
  roundId: 'round-1',
  gameId: 'game-1',
  status: 'settled',
  currency: 'KES',
  stake: 20.5,
  multiplier: multiplier / 100,
  win: winOf(2_050, multiplier) / 100,
  choice,
  outcome,
  proof,
});

export const diceRound = () => roundOf('dice', 194, { side: 'over', target: 50 }, { roll: 74.67 });

/** The mines are 18, 15 and 5. */
export const minesRound = (multiplier: number, opened: number[], hit?: number) =>
  roundOf('mines', multiplier, { mines: 3 }, { mines: [18, 15, 5], opened, ...(hit !== undefined && { hit }) });

export const slotsRound = (multiplier: number, outcome: object) => roundOf('slots', multiplier, {}, outcome);

/** 0.97 ÷ (1 − 0.7467…) is 3.82. */
export const crashRound = (multiplier: number, choice: { autoCashOut?: number }, cashedOutAt?: number) =>
  roundOf('crash', multiplier, choice, { crashAt: 3.82, cashedOutAt });

/** The third flight of a chain: its link, hashed three times, was published. */
export function flightRound() {
  const hash = 'cd'.repeat(32);
  const terminalHash = sha256(sha256(sha256(hash)));
  const chain = { flightId: 3, terminalHash, salt: 'a public value', hash, length: 1_000 };
  const crashAt = crashPointOfBlock(createHmac('sha256', hash).update(chain.salt).digest()) / 100;
  return { ...roundOf('crash', 0, {}, { crashAt }), proof: chain };
}
