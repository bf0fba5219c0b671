import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { hmacSigner } from '../../fair/index.ts';
import { crashPointOf, crashPointOfBlock, linkBefore, previousLink } from './index.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const LAST = 'ab'.repeat(32);
const [SECOND, FIRST] = [sha256(LAST), sha256(sha256(LAST))];
const SALT = 'a public value';

describe('the chain of the shared flights', () => {
  it('ends each flight by the first four bytes of its link and the salt', async () => {
    const block = createHmac('sha256', SECOND).update(SALT).digest();
    const point = crashPointOf(block.readUInt32BE(0) / 2 ** 32);
    const sign = await hmacSigner(SECOND);
    expect([crashPointOfBlock(await sign(SALT)), crashPointOfBlock(block)]).toEqual([point, point]);
    expect(crashPointOfBlock(await sign('another salt'))).not.toBe(point);
  });

  it('leads from each link back to the one that flew before', async () => {
    expect([await previousLink(LAST), await previousLink(SECOND)]).toEqual([SECOND, FIRST]);
    expect([await linkBefore(LAST, 2), await linkBefore(FIRST, 0)]).toEqual([FIRST, FIRST]);
  });

  it('is walked in slices, and can be stopped between them', async () => {
    const walked: number[] = [];
    await linkBefore(LAST, 1_200, (links) => void walked.push(links));
    expect(walked).toEqual([0, 500, 1_000]);
    const stop = () => Promise.reject(new Error('stopped'));
    await expect(linkBefore(LAST, 1_200, stop)).rejects.toThrow('stopped');
  });
});
