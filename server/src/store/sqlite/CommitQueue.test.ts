import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { TEST_COLLECTIONS } from '../contract.testTools.ts';
import { Conflict } from '../errors.ts';
import { CommitQueue } from './CommitQueue.ts';
import { openDatabase } from './openSqliteStore.ts';
import { type Commit, SqliteTables } from './SqliteTables.ts';

let database: ReturnType<typeof openDatabase>;
let tables: SqliteTables;
let queue: CommitQueue;

beforeEach(() => {
  database = openDatabase(':memory:', TEST_COLLECTIONS);
  tables = new SqliteTables(database, TEST_COLLECTIONS);
  queue = new CommitQueue(tables);
});
afterEach(() => database.close());

const creating = (...ids: string[]): Commit => ({
  writes: ids.map((id) => ({ kind: 'create', collection: 'games', document: { id, name: 'Simba' } })),
  isCurrent: () => true,
});
const outcomes = async (...commits: Commit[]) =>
  (await Promise.allSettled(commits.map((commit) => queue.add(commit)))).map(({ status }) => status);
const isThere = (id: string): boolean => tables.get('games', id) !== undefined;

describe('commits that are ready at the same time', () => {
  it('go to the database in one transaction', async () => {
    const exec = jest.spyOn(database, 'exec');
    await Promise.all(['a', 'b', 'c'].map((id) => queue.add(creating(id))));
    expect(exec.mock.calls.filter(([sql]) => sql === 'COMMIT')).toHaveLength(1);
    expect(['a', 'b', 'c'].every(isThere)).toBe(true);
  });

  it('leave out one that meets a conflict, with all its writes, and make the others', async () => {
    expect(await outcomes(creating('a'), creating('b', 'a'), creating('c'))).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect([isThere('a'), isThere('b'), isThere('c')]).toEqual([true, false, true]);
  });

  it('leave out one that creates a document twice, but not one that deletes it first', async () => {
    const deleteA: Commit['writes'][number] = { kind: 'delete', collection: 'games', id: 'a' };
    const createA = creating('a').writes;
    const again: Commit = { ...creating(), writes: [...createA, deleteA, ...createA] };
    const replacing: Commit = { ...creating(), writes: [deleteA, ...createA] };
    expect(await outcomes(creating('b', 'b'), again, replacing, creating('a'))).toEqual([
      'rejected',
      'fulfilled',
      'fulfilled',
      'rejected',
    ]);
    expect([isThere('a'), isThere('b')]).toEqual([true, false]);
  });

  it('check what one has read against the writes of those before it', async () => {
    const read = { ...creating('b'), isCurrent: () => !isThere('a') };
    const [, second] = await Promise.allSettled([queue.add(creating('a')), queue.add(read)]);
    expect(second).toMatchObject({ status: 'rejected', reason: expect.any(Conflict) });
    expect(isThere('b')).toBe(false);
  });

  it('all fail when the database cannot write, with its own words, and the next ones go on', async () => {
    const { page_count: pages } = database.prepare('PRAGMA page_count').get() ?? {};
    database.exec(`PRAGMA max_page_count = ${Number(pages)}`);
    const large: Commit = {
      writes: [{ kind: 'set', collection: 'games', document: { id: 'large', name: 'x'.repeat(1_000_000) } }],
      isCurrent: () => true,
    };
    const results = await Promise.allSettled([queue.add(creating('a')), queue.add(large)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(results[1]).toMatchObject({ reason: { message: expect.stringContaining('full') } });
    expect(isThere('a')).toBe(false);
    database.exec('PRAGMA max_page_count = 100000');
    expect(await outcomes(creating('a'))).toEqual(['fulfilled']);
  });
});
