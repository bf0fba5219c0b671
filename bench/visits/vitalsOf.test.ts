import { describe, expect, it } from '@jest/globals';
import type { PageRecord } from './pageRecord.ts';
import type { Request } from './Traffic.ts';
import { vitalsOf } from './vitalsOf.ts';

const QUIET: PageRecord = { fcpMs: 400, candidates: [], shifts: [], longTasks: [], slowScripts: [] };
const painted = (timeMs: number, url = '') => ({ timeMs, url, element: 'IMG' });
const request = (more: Partial<Request>): Request => ({
  ...{ url: '/', type: 'Document', sentMs: 0, endMs: 300, bytes: 10_000, parts: [], isFromCache: false },
  ...more,
});

describe('the figures of a visit', () => {
  it('take the last of the largest paints, and the first that is a picture', () => {
    const record = { ...QUIET, candidates: [painted(400), painted(900, '/hero.avif'), painted(2_900, '/game.avif')] };
    expect(vitalsOf({ record, requests: [] })).toMatchObject({ fcp: 400, lcp: 2_900, firstPicture: 900 });
  });

  it('take the largest text where no picture is larger', () => {
    expect(vitalsOf({ record: { ...QUIET, candidates: [painted(400)] }, requests: [] }).firstPicture).toBe(400);
  });

  it('count of a long task what is above 50 ms, after the first paint and from the start', () => {
    const longTasks = [
      { startMs: 100, durationMs: 200 },
      { startMs: 350, durationMs: 200 },
      { startMs: 1_000, durationMs: 80 },
    ];
    expect(vitalsOf({ record: { ...QUIET, longTasks }, requests: [] })).toMatchObject({
      ...{ tbt: 130, blocked: 330, longestTask: 200 },
    });
  });

  it('add up the layout that scripts forced', () => {
    const script = { startMs: 500, durationMs: 90, invoker: '/main.js' };
    const slowScripts = [12, 0, 30].map((forcedMs) => ({ ...script, forcedMs }));
    expect(vitalsOf({ record: { ...QUIET, slowScripts }, requests: [] }).forcedLayout).toBe(42);
  });

  it('add up the shifts', () => {
    const shifts = [
      { timeMs: 500, value: 0.1 },
      { timeMs: 900, value: 0.05 },
    ];
    expect(vitalsOf({ record: { ...QUIET, shifts }, requests: [] }).cls).toBeCloseTo(0.15);
  });

  it('count requests and bytes before the largest paint, a running one by what has come of it', () => {
    const requests = [
      request({}),
      request({ url: '/main.js', type: 'Script', endMs: 2_000, bytes: 100_000, parts: [{ timeMs: 500, bytes: 7 }] }),
      request({ url: '/late.avif', type: 'Image', sentMs: 1_500 }),
      request({ url: '/kept.avif', type: 'Image', isFromCache: true }),
    ];
    const record = { ...QUIET, candidates: [painted(900)] };
    expect(vitalsOf({ record, requests })).toMatchObject({
      ...{ requestsBeforeLcp: 2, bytesBeforeLcp: 10_007, requests: 3, bytes: 120_000, firstScript: 2_000 },
    });
  });

  it('count what is asked for twice', () => {
    const requests = [request({}), request({ url: '/a.avif' }), request({ url: '/a.avif' })];
    expect(vitalsOf({ record: QUIET, requests }).asksTwice).toBe(1);
  });

  it('have no time of a first script without one', () => {
    expect(vitalsOf({ record: QUIET, requests: [request({})] }).firstScript).toBe(Infinity);
  });
});
