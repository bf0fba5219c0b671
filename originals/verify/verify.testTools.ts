/** Rounds as a server would have decided them, with the seeds of the known answers. */
import { createHash, createHmac } from 'node:crypto';
import { crashPointOfBlock } from '../crash/rules/index.ts';
import { blockMessage, floatsOfBlocks, winOf } from '../fair/index.ts';
import { playSlots } from '../slots/rules/index.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const SEEDS = { serverSeed: 'server seed', clientSeed: 'client seed', nonce: 1 };
const proof = { ...SEEDS, serverSeedHash: sha256(SEEDS.serverSeed) };
const floats = () => floatsOfBlocks((cursor) => hmac(SEEDS.serverSeed, blockMessage(SEEDS, cursor)));

const paid = (multiplier: number) => ({
  multiplier,
  stake: 20.5,
  win: winOf(2_050, multiplier) / 100,
  currency: 'KES',
});

export const diceRound = (multiplier = 194) => ({
  game: 'dice',
  status: 'settled',
  choice: { side: 'over', target: 50 },
  proof,
  outcome: { roll: 74.67 },
  ...paid(multiplier),
});

/** The mines are 18, 15 and 5. */
export const minesRound = (multiplier: number, ...steps: object[]) => ({
  game: 'mines',
  choice: { mines: 3 },
  steps,
  proof,
  outcome: { mines: [18, 15, 5] },
  ...paid(multiplier),
});

export function slotsRound() {
  const { outcome, multiplier } = playSlots(floats());
  const { freeSpins, ...rest } = outcome;
  return { game: 'slots', choice: {}, proof, outcome: { freeSpins, ...rest }, ...paid(multiplier) };
}

/** 0.97 ÷ (1 − 0.7467…) is 3.82. */
export const crashRound = (multiplier: number, choice: object, ...steps: object[]) => ({
  game: 'crash',
  choice,
  steps,
  proof,
  outcome: { crashAt: 382 },
  ...paid(multiplier),
});

/** The third flight of a chain whose first link hashes to `earlierLink`. */
export function flightRound() {
  const link = 'cd'.repeat(32);
  const chain = { link, salt: 'a public value', earlierLink: sha256(sha256(sha256(link))), flightsSince: 3 };
  const crashAt = crashPointOfBlock(hmac(link, chain.salt));
  return { game: 'crash', choice: {}, steps: [], proof: chain, outcome: { crashAt }, ...paid(0) };
}
