/**
 * Flights for everybody. Each has a link of a hash chain: 64 hexadecimal digits, the SHA-256 of the link that flies next.
 * The chain is made from its end and flown from its start, so a published link commits the house to every later flight.
 */
import { floatsOfBlock, sha256Hex } from '../../fair/index.ts';
import { crashPointOf } from './curve.ts';

/** The end of a flight from HMAC-SHA256(key = its link, message = the public salt), by the first four bytes. */
export const crashPointOfBlock = (block: ArrayLike<number>): number => crashPointOf(floatsOfBlock(block)[0] ?? 0);

export const previousLink = (link: string): Promise<string> => sha256Hex(link);

/** Called now and then with how many links were walked; may wait, so that a page stays usable, or throw to stop. */
export type WalkPause = (walked: number) => void | Promise<void>;

const LINKS_A_SLICE = 500;

/** The link that flew `flights` before this one: its hash, hashed again and again. */
export async function linkBefore(link: string, flights: number, pause: WalkPause = () => undefined): Promise<string> {
  let found = link;
  for (let walked = 0; walked < flights; walked += 1) {
    if (walked % LINKS_A_SLICE === 0) await pause(walked);
    found = await previousLink(found);
  }
  return found;
}
