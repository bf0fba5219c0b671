import { createHmac } from 'node:crypto';
import { blockMessage, floatsOfBlocks, type Floats, type Seeds } from '../../originals/fair/index.ts';

/** HMAC-SHA256 of a text, in Node. */
export const hmac = (key: string, text: string): Uint8Array => createHmac('sha256', key).update(text).digest();

/** The floats of a round, block by block when they are needed. */
export const hmacFloats = (seeds: Seeds): Floats =>
  floatsOfBlocks((cursor) => hmac(seeds.serverSeed, blockMessage(seeds, cursor)));
