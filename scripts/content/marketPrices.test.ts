import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { COLLECTIONS } from '../../server/src/data/openStore.ts';
import type { DocumentStore } from '../../server/src/store/DocumentStore.ts';
import { openSqliteStore } from '../../server/src/store/sqlite/openSqliteStore.ts';
import { put } from '../../server/src/testing/put.ts';
import { marketPriceProblems } from './marketPrices.ts';

const TERMS = { id: 't', isActive: true, gameId: 'slot', stakeKes: 20, stakeUsd: 0.2 };
const SPINS = { id: 's', isActive: true, spins: 100, price: 10_000 };
const BOX = { id: 'b', isActive: true, price: 600, prizes: [{ weight: 1, bonusKes: 120, bonusUsd: 0.9 }] };

let store: DocumentStore;
beforeEach(() => {
  store = openSqliteStore(':memory:', COLLECTIONS);
});
afterEach(() => store.close());

const problems = (content: Readonly<Record<string, readonly object[]>>, isReplacing = false) =>
  marketPriceProblems(store, content as Parameters<typeof marketPriceProblems>[1], isReplacing);

it('An offer that gives back at most 1 % of the stakes that earn its points is taken', async () => {
  expect(await problems({ 'free-spins': [SPINS], 'bonus-market-boxes': [BOX], 'spin-terms': [TERMS] })).toEqual([]);
});

it('An offer that pays more than it may is refused with the least price, in either currency', async () => {
  const cheap = { ...SPINS, price: 1_600 };
  const inDollars = { ...BOX, prizes: [{ weight: 1, bonusKes: 10, bonusUsd: 2 }] };
  const content = { 'free-spins': [cheap], 'bonus-market-boxes': [inDollars], 'spin-terms': [TERMS] };
  expect(await problems(content)).toEqual([
    expect.stringMatching(/^bonus-market-boxes \/ b \/ price: is 600 points, expected at least 1000: /),
    expect.stringMatching(/^free-spins \/ s \/ price: is 1600 points, expected at least 10000: /),
  ]);
  expect(await problems({ 'free-spins': [{ ...cheap, isActive: false }] })).toEqual([]);
});

it('A higher stake of free spins is refused while stored offers would become too cheap by it', async () => {
  await put(store, 'free-spins', SPINS);
  expect(await problems({ 'spin-terms': [{ ...TERMS, stakeKes: 40 }] })).toEqual([
    expect.stringMatching(/expected at least 20000/),
  ]);
  expect(await problems({ 'spin-terms': [{ ...TERMS, stakeKes: 40 }], 'free-spins': [] }, true)).toEqual([]);
});

it('The offers of a new site keep to it', async () => {
  const seeded = (name: string) => JSON.parse(readFileSync(`content/${name}.json`, 'utf8')) as { id: string }[];
  const names = ['free-spins', 'bonus-market-boxes', 'spin-terms'] as const;
  const content = Object.fromEntries(names.map((name) => [name, seeded(name)]));
  expect(await problems(content)).toEqual([]);
});
