import type { Checks } from './Checks.ts';
import type { Random } from './Random.ts';
import type { StorePlace } from './stores.ts';

/** The number of repetitions. */
export interface FaultSizes {
  /** Withdrawals at the same time, with money for half of them. A multiple of 20. */
  drain: number;
  /** Requests with one key. */
  oneKey: number;
  /** Points at which a server is killed. */
  kills: number;
  /** Whether these include every boundary of every scenario. */
  isEveryBoundary: boolean;
  /** Schedules of callbacks. */
  schedules: number;
  /** Scenarios with lost answers. */
  lostAnswers: number;
  operations: number;
}

export const FULL: FaultSizes = {
  drain: 1_000,
  oneKey: 100,
  kills: 500,
  isEveryBoundary: true,
  schedules: 400,
  lostAnswers: 150,
  operations: 10_000,
};

export const SHORT: FaultSizes = {
  drain: 100,
  oneKey: 20,
  kills: 15,
  isEveryBoundary: false,
  schedules: 30,
  lostAnswers: 15,
  operations: 600,
};

/** The input of one part. */
export interface FaultRun {
  sizes: FaultSizes;
  random: Random;
  checks: Checks;
  /** An empty folder for this part only. */
  folder: string;
  /** An empty store. */
  newPlace: () => StorePlace;
}

export interface FaultPart {
  name: string;
  /** The name of the test. */
  behaviour: string;
  /** Returns its figures. */
  run: (run: FaultRun) => Promise<string>;
}
