import type { Vitals } from '../visits/vitalsOf.ts';

/** A visit that holds every limit, but for what is given. */
export const vitals = (more: Partial<Vitals>): Vitals => ({
  ...{
    fcp: 400,
    lcp: 500,
    firstPicture: 450,
    cls: 0,
    tbt: 100,
    blocked: 120,
    longestTask: 60,
    forcedLayout: 0,
    firstScript: 900,
  },
  ...{ requestsBeforeLcp: 9, bytesBeforeLcp: 90_000, requests: 20, bytes: 250_000, asksTwice: 0 },
  ...more,
});
