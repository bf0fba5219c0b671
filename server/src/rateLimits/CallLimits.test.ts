import { describe, expect, it } from '@jest/globals';
import { COLLECTIONS } from '../data/openStore.ts';
import { TooMany } from '../errors/ApiError.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import { CannotWrite } from '../store/errors.ts';
import { openSqliteStore } from '../store/sqlite/openSqliteStore.ts';
import type { CallLimitName } from './limitTable.ts';
import { CallLimits } from './CallLimits.ts';
import { describeSharedLimits } from './sharedLimits.suite.ts';

const MINUTE = 60_000;
const log = { warn: () => undefined };

/** Servers on one store, with clocks of their own. */
function setUp(servers = 1, most = 100) {
  const store = openSqliteStore(':memory:', COLLECTIONS, { runsCallbacksTwice: true });
  const clock = { now: 1_800_000_000_000 };
  const commits = { made: 0 };
  const counting: Pick<DocumentStore, 'transaction'> = {
    transaction: (...asked) => {
      commits.made += 1;
      return store.transaction(...asked);
    },
  };
  const numbers = { playerReads: most, playerWrites: most, operatorKeys: 10 };
  const limits = Array.from(
    { length: servers },
    () => new CallLimits({ store: counting, numbers, log, now: () => clock.now }),
  );
  return { limits, store, clock, commits };
}

/** Tells how many of that many calls pass. */
async function pass(limits: CallLimits | undefined, calls: number, name: CallLimitName = 'playerReads', key = 'uid-1') {
  const answers = await Promise.allSettled(Array.from({ length: calls }, () => limits?.take(name, key)));
  return answers.filter(({ status }) => status === 'fulfilled').length;
}

describe('the calls of one caller', () => {
  it('pass up to the limit, and not one more, also when all come at once', async () => {
    const { limits } = setUp();
    expect(await pass(limits[0], 250)).toBe(100);
    expect(await pass(limits[0], 5)).toBe(0);
  });

  it.each([1, 2, 7, 10, 11, 99])('pass up to a limit of %s', async (most) => {
    const { limits } = setUp(1, most);
    expect(await pass(limits[0], most + 5)).toBe(most);
  });

  it('say how long to wait, and pass again after that', async () => {
    const { limits, clock } = setUp();
    await pass(limits[0], 100);
    clock.now += 20_000;
    const refused = await limits[0]?.take('playerReads', 'uid-1').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(TooMany);
    expect(refused).toMatchObject({ status: 429, code: 'too_many_requests', retryAfterSeconds: 40 });
    clock.now += 40_000;
    expect(await pass(limits[0], 250)).toBe(100);
  });

  it('count apart from those of another, and from another limit', async () => {
    const { limits } = setUp();
    await pass(limits[0], 100);
    expect(await pass(limits[0], 3, 'playerReads', 'uid-2')).toBe(3);
    expect(await pass(limits[0], 3, 'playerWrites')).toBe(3);
    expect(await pass(limits[0], 3, 'publicReads')).toBe(3);
  });

  it('cost the store nothing in the first tenth, and one commit for each further tenth', async () => {
    const { limits, commits } = setUp();
    await pass(limits[0], 10);
    expect(commits.made).toBe(0);
    await pass(limits[0], 200);
    expect(commits.made).toBe(9);
    await pass(limits[0], 200);
    expect(commits.made).toBe(9);
  });
});

describeSharedLimits('SQLite', async () => {
  const store = openSqliteStore(':memory:', COLLECTIONS, { runsCallbacksTwice: true });
  return { stores: [store, store] };
});

describe('a server that starts again', () => {
  it('goes on with what the store counted', async () => {
    const { limits, store, clock } = setUp();
    await pass(limits[0], 100);
    const again = new CallLimits({ store, numbers: { playerReads: 100 }, log, now: () => clock.now });
    expect(await pass(again, 100)).toBe(10);
  });
});

describe('a store that takes no writes', () => {
  const full = { transaction: () => Promise.reject(new CannotWrite('The disk is full')) };
  const limits = new CallLimits({ store: full, numbers: { playerReads: 100, operatorKeys: 10 }, log });

  it('does not keep players from reading, who are counted by each server alone', async () => {
    expect(await pass(limits, 250)).toBe(100);
  });

  it('opens nothing that must be exact', async () => {
    expect(await pass(limits, 3, 'operatorKeys')).toBe(0);
  });
});

describe('what is stored', () => {
  it('names neither player nor address', async () => {
    const { limits, store } = setUp();
    await pass(limits[0], 20);
    const [kept] = await store.find('call-counts');
    expect(kept).toEqual({ id: expect.stringMatching(/^[\w-]{43}$/), used: 10, until: expect.any(Number) });
  });
});

describe('the memory of a server', () => {
  it('forgets windows that are over', async () => {
    const { limits, clock, store } = setUp();
    await pass(limits[0], 100);
    clock.now += 2 * MINUTE;
    expect(await pass(limits[0], 1)).toBe(1);
    expect(await store.count('call-counts')).toBe(1);
  });
});
