/** The published scheme with Node's synchronous HMAC. */
import { createHash, createHmac } from 'node:crypto';
import { blockMessage, type Floats, floatsOfBlocks, type Seeds } from '../../../../originals/fair/index.ts';

export const serverFloats = ({ serverSeed, ...seeds }: Seeds): Floats =>
  floatsOfBlocks((cursor) => createHmac('sha256', serverSeed).update(blockMessage(seeds, cursor)).digest());

export const hashOfSeed = (serverSeed: string): string => createHash('sha256').update(serverSeed).digest('hex');
