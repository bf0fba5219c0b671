import { describe, expect, it } from '@jest/globals';
import { inTurn } from './inTurn';

describe('work in turn', () => {
  it('begins when the work before it has ended, also by an error', async () => {
    const log: string[] = [];
    const doNext = inTurn();
    const act = (name: string, ms: number, fails = false) =>
      doNext(async () => {
        log.push(`${name} begins`);
        await new Promise((resolve) => setTimeout(resolve, ms));
        log.push(`${name} ends`);
        if (fails) throw new Error(name);
        return name;
      });
    const results = await Promise.allSettled([act('slow', 20, true), act('quick', 0)]);
    expect(log).toEqual(['slow begins', 'slow ends', 'quick begins', 'quick ends']);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });
});
