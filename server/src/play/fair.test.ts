import { describe, expect, it } from '@jest/globals';
import { crashPointOfBlock, linkBefore } from '../../../originals/crash/rules/index.ts';
import { hmacSigner } from '../../../originals/fair/index.ts';
import { linkOf, makeLinks, pointOf } from './fair.ts';

const SEED = 'ab'.repeat(32);

describe('a chain', () => {
  it.each([1, 7, 1_000, 2_345])('of %i flights leads from every link back to the published hash', async (length) => {
    const chain = await makeLinks(SEED, length);
    const flights = [1, 2, 999, 1_000, 1_001, 2_000, 2_001, length].filter((flight) => flight <= length);
    for (const flight of flights) expect(await linkBefore(linkOf(chain, flight), flight)).toBe(chain.terminalHash);
    expect(linkOf(chain, length)).toBe(SEED);
  });

  it('ends its flights where the rules for everybody say', async () => {
    const sign = await hmacSigner(SEED);
    expect(pointOf(SEED, 'a public value')).toBe(crashPointOfBlock(await sign('a public value')));
  });
});
