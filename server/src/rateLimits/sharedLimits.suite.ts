import { describe, expect, it } from '@jest/globals';
import type { DocumentStore } from '../store/DocumentStore.ts';
import type { CallLimitName } from './limitTable.ts';
import { CallLimits } from './CallLimits.ts';

/** Two servers on one store: what they let through together. Runs on SQLite and on Firestore. */
const MOST = 100;
const EXACT = 10;

interface Opened {
  /** One for each server; may be the same. */
  stores: readonly DocumentStore[];
}

export function describeSharedLimits(name: string, open: () => Promise<Opened>): void {
  async function start() {
    const { stores } = await open();
    const clock = { now: 1_800_000_000_000 };
    const numbers = { playerReads: MOST, operatorKeys: EXACT };
    const options = { numbers, log: { warn: () => undefined }, now: () => clock.now };
    const limits = stores.map((store) => new CallLimits({ ...options, store }));
    /** Tells how many pass of that many calls to each server at once. */
    const callAll = async (limit: CallLimitName, calls: number): Promise<number> => {
      const all = limits.flatMap((server) => Array.from({ length: calls }, () => server.take(limit, 'uid-1')));
      return (await Promise.allSettled(all)).filter(({ status }) => status === 'fulfilled').length;
    };
    return { limits, clock, callAll, close: () => Promise.all(stores.map((store) => store.close())) };
  }

  describe(`two servers on one store of ${name}`, () => {
    it('let through the limit and at most a fifth more', async () => {
      const { callAll, close } = await start();
      const passed = await callAll('playerReads', 3 * MOST);
      expect(passed).toBeGreaterThanOrEqual(MOST);
      expect(passed).toBeLessThanOrEqual(1.2 * MOST);
      expect(await callAll('playerReads', 5)).toBe(0);
      await close();
    });

    it('keep to that when one begins in the middle of the minute of the other', async () => {
      const { limits, clock, callAll, close } = await start();
      await limits[1]?.take('playerReads', 'uid-1');
      clock.now += 30_000;
      const first = await callAll('playerReads', 3 * MOST);
      clock.now += 30_001;
      const second = await callAll('playerReads', 3 * MOST);
      expect(first).toBeLessThanOrEqual(1.2 * MOST);
      expect(first + second).toBeLessThanOrEqual(2 * 1.2 * MOST);
      await close();
    });

    it('let through exactly what must be exact', async () => {
      const { callAll, close } = await start();
      expect(await callAll('operatorKeys', 4 * EXACT)).toBe(EXACT);
      await close();
    });

    it('tell the same time to wait', async () => {
      const { limits, clock, callAll, close } = await start();
      await limits[0]?.take('operatorKeys', 'uid-1');
      clock.now += 20_000;
      await callAll('operatorKeys', EXACT);
      const waits = await Promise.all(
        limits.map((server) => server.take('operatorKeys', 'uid-1').catch((why: unknown) => why)),
      );
      expect(waits).toEqual([
        expect.objectContaining({ retryAfterSeconds: 40 }),
        expect.objectContaining({ retryAfterSeconds: 40 }),
      ]);
      await close();
    });
  });
}
