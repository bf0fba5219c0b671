import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { runLoad } from './runLoad.ts';

const SMALL = { players: 10, seconds: 5, leastActs: 5, seed: 20_261_123, pauseMs: 200 };

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'karata-load-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('players at one server', () => {
  it('get no error, and each cent is accounted for', async () => {
    const { checks, figures, rounds, deposits } = await runLoad({ ...SMALL, folder, isChaos: false });
    expect([checks.failures, [...figures.errors]]).toEqual([[], []]);
    expect(rounds).toBeGreaterThan(10);
    expect(deposits).toBeGreaterThan(SMALL.players - 1);
    expect([...figures.latencies.keys()]).toContain('bare route');
  });

  it('lose and win no cent by faults of providers and kills of the server, and their streams come back', async () => {
    const { checks, figures, trouble, streams } = await runLoad({ ...SMALL, folder, isChaos: true });
    expect([checks.failures, [...figures.errors]]).toEqual([[], []]);
    expect(trouble.kills).toBeGreaterThan(0);
    expect(trouble.troubles).toBeGreaterThan(0);
    expect(streams).toBeGreaterThan(SMALL.players);
  });
});
