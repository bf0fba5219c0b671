import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { COLLECTIONS } from '../../server/src/data/openStore.ts';
import type { DocumentStore } from '../../server/src/store/DocumentStore.ts';
import { openSqliteStore } from '../../server/src/store/sqlite/openSqliteStore.ts';
import { put } from '../../server/src/testing/put.ts';
import { closedChallengeProblems } from './closedChallenges.ts';

const NOW = Date.parse('2026-11-23T09:00:00.000Z');
const ENDED = { id: 'c1', endsAt: '2026-11-22T09:00:00.000Z' };

let store: DocumentStore;
beforeEach(async () => {
  store = openSqliteStore(':memory:', COLLECTIONS);
  await put(store, 'challenge-results', { id: 'c1', closedAt: ENDED.endsAt, terms: {}, shares: [] });
});
afterEach(() => store.close());

const problems = (...challenges: object[]) =>
  closedChallengeProblems(store, { 'challenge-content': challenges as { id: string }[] }, NOW);

it('A challenge of a file that has ended and would go on is refused', async () => {
  const refused = 'challenge-content / c1 / id: is that of a challenge that has ended, expected an id of its own';
  expect(await problems({ ...ENDED, endsAt: '2026-12-22T09:00:00.000Z' })).toEqual([refused]);
  expect(await problems({ id: 'c1' })).toEqual([refused]);
});

it('A challenge of a file that has ended may stay, and a new one may come', async () => {
  expect(await problems(ENDED, { id: 'c2', endsAt: '2026-12-22T09:00:00.000Z' })).toEqual([]);
  expect(await closedChallengeProblems(store, {}, NOW)).toEqual([]);
});
