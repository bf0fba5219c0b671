import type { Seeds } from './floats.ts';

/** The text that is signed with the server seed for a jackpot: no block of the round itself has it. */
export const jackpotMessage = ({ clientSeed, nonce }: Omit<Seeds, 'serverSeed'>, id: string): string =>
  `${clientSeed}:${nonce}:jackpot:${id}`;

/** The text that is signed with the link of a flight for everybody for the free flight that a bet on it may bring. */
export const giftMessage = (salt: string, betKey: string): string => `${salt}:gift:${betKey}`;

const BITS = 52;

/**
 * The jackpot falls when the first 52 bits of the signed text, as a part of 1, are below stake ÷ turnover. Both are minor
 * units, so twice the stake has exactly twice the chance, and a stake in two parts has no more.
 */
export function isJackpotHit(block: ArrayLike<number>, stakeMinor: number, turnoverMinor: number): boolean {
  let drawn = 0n;
  for (let place = 0; place < 7; place += 1) drawn = (drawn << 8n) | BigInt(block[place] ?? 0);
  return (drawn >> 4n) * BigInt(turnoverMinor) < BigInt(stakeMinor) << BigInt(BITS);
}
