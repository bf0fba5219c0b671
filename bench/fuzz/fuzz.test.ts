import { describe, expect, it } from '@jest/globals';
import { contentNames, fuzzContent } from './fuzzContent.ts';
import { type FuzzReport, fuzzRoutes, listRoutes } from './fuzzRoute.ts';

/** A short form of `npm run fuzz`. It has no limit of time, so a slow machine tries the same inputs. */
const SIZES = { seed: 20_261_123, runs: 10, mostMs: 1_000_000 };

const WORLDS = 5;

describe('strange requests', () => {
  it('to every route of the server get a clear answer, tell nothing of others and move no money by themselves', async () => {
    const names = await listRoutes();
    expect(names.length).toBeGreaterThan(70);
    const reports: FuzzReport[] = [];
    // A self-exclusion by one route is felt by the other routes of its world alone.
    for (let from = 0; from < WORLDS; from += 1)
      reports.push(
        ...(await fuzzRoutes(
          names.filter((_, index) => index % WORLDS === from),
          SIZES,
        )),
      );
    expect(reports.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    expect(reports.flatMap(({ failure }) => failure ?? [])).toEqual([]);
  });
});

describe('strange content', () => {
  it('of every collection is refused by its place, or is shown', async () => {
    const names = contentNames();
    expect(names.length).toBeGreaterThan(15);
    const failures: (string | undefined)[] = [];
    for (const name of names) failures.push((await fuzzContent(name, { ...SIZES, runs: 12 })).failure);
    expect(failures.filter((failure) => failure !== undefined)).toEqual([]);
  });
});
