import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { chainPointOf, crashPointOf, crashPointOfBlock, isChained, previousLink } from './index.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const LAST = 'ab'.repeat(32);
const [SECOND, FIRST] = [sha256(LAST), sha256(sha256(LAST))];
const SALT = 'a public value';

describe('the chain of the shared flights', () => {
  it('ends each flight by the first four bytes of its link and the salt', async () => {
    const block = createHmac('sha256', SECOND).update(SALT).digest();
    const point = crashPointOf(block.readUInt32BE(0) / 2 ** 32);
    expect([await chainPointOf(SECOND, SALT), crashPointOfBlock(block)]).toEqual([point, point]);
    expect(await chainPointOf(SECOND, 'another salt')).not.toBe(point);
  });

  it('leads from each link back to the one that flew before', async () => {
    expect([await previousLink(LAST), await previousLink(SECOND)]).toEqual([SECOND, FIRST]);
    expect([await isChained(LAST, FIRST, 2), await isChained(FIRST, FIRST, 0)]).toEqual([true, true]);
  });

  it('shows that a link is another one, or of another flight', async () => {
    expect([await isChained(LAST, FIRST, 1), await isChained(sha256('other'), FIRST, 2)]).toEqual([false, false]);
  });
});
