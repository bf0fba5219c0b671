/** The published schemes of chance, computed with Node's synchronous HMAC: rounds of one player, and flights for everybody. */
import { createHash, createHmac } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import {
  blockMessage,
  type Floats,
  floatsOfBlocks,
  giftMessage,
  jackpotMessage,
  type Seeds,
} from '../../../originals/fair/index.ts';
import { crashPointOfBlock } from '../../../originals/crash/rules/index.ts';
import type { FlightChainRecord, FlightRecord } from '../store/records/flight.ts';
import type { FlightProof } from '../../../contract/rounds.ts';

export const serverFloats = ({ serverSeed, ...seeds }: Seeds): Floats =>
  floatsOfBlocks((cursor) => createHmac('sha256', serverSeed).update(blockMessage(seeds, cursor)).digest());

/** A jackpot falls in a round by this block. */
export const jackpotBlock = (
  serverSeed: string,
  { clientSeed = '', nonce = 0 }: { clientSeed?: string | undefined; nonce?: number | undefined },
  id: string,
): Buffer => createHmac('sha256', serverSeed).update(jackpotMessage({ clientSeed, nonce }, id)).digest();

/** A bet on a flight brings a free flight by this block. */
export const giftBlock = ({ link, salt }: Pick<FlightRecord, 'link' | 'salt'>, betKey: string): Buffer =>
  createHmac('sha256', link).update(giftMessage(salt, betKey)).digest();

export const hashOfSeed = (serverSeed: string): string => createHash('sha256').update(serverSeed).digest('hex');

/** A chain of flights is made from its end, and flown from its start. Every so many links one is kept. */
const CHECKPOINT = 1_000;

type Links = Pick<FlightChainRecord, 'seed' | 'length' | 'checkpoints'>;

/** Lets other work through between the checkpoints. */
export async function makeLinks(
  seed: string,
  length: number,
): Promise<Links & Pick<FlightChainRecord, 'terminalHash'>> {
  const checkpoints: string[] = [];
  let link = seed;
  for (let flight = length; flight > 0; flight -= 1) {
    if (flight % CHECKPOINT === 0) {
      checkpoints.unshift(link);
      await breathe();
    }
    link = hashOfSeed(link);
  }
  return { seed, length, checkpoints, terminalHash: link };
}

/** Flights count from 1 to `length`. */
export function linkOf({ seed, length, checkpoints }: Links, flight: number): string {
  const index = Math.ceil(flight / CHECKPOINT) - 1;
  let link = checkpoints[index] ?? seed;
  const known = checkpoints[index] === undefined ? length : (index + 1) * CHECKPOINT;
  for (let at = known; at > flight; at -= 1) link = hashOfSeed(link);
  return link;
}

/** The end of the flight of a link, in hundredths. */
export const pointOf = (link: string, salt: string): number =>
  crashPointOfBlock(createHmac('sha256', link).update(salt).digest());

const KEY_LENGTH = 16;

/** The public name of a bet: its round cannot be found by it. */
export const betKeyOf = (roundId: string): string =>
  createHash('sha256').update(`bet ${roundId}`).digest('base64url').slice(0, KEY_LENGTH);

export const flightProofOf = ({ number, terminalHash, salt, length, link, status }: FlightRecord): FlightProof => ({
  flightId: number,
  terminalHash,
  salt,
  length,
  hash: status === 'crashed' ? link : undefined,
});
