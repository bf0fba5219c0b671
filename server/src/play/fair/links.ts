/** The links of a chain, made from its end and flown from its start. Pure but for the pauses. */
import { createHmac } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { crashPointOfBlock } from '../../../../originals/crash/rules/index.ts';
import type { FlightChainRecord } from '../../store/records/flight.ts';
import { hashOfSeed } from './serverFloats.ts';

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

/** The link of a flight, 1 to `length`. */
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
