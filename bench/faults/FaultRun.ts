import type { Checks } from './Checks.ts';
import type { Random } from './Random.ts';

/** How much of everything is done. */
export interface FaultSizes {
  /** Withdrawals asked for at once; there is money for half of them. A multiple of 20. */
  drain: number;
  /** Requests with one key. */
  oneKey: number;
  /** Points at which a server is killed. */
  kills: number;
  /** Whether every boundary of every scenario is among them. */
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

/** What one part gets. */
export interface FaultRun {
  sizes: FaultSizes;
  random: Random;
  checks: Checks;
  /** Empty, and its own. */
  folder: string;
}

export interface FaultPart {
  name: string;
  /** What it shows, as the name of a test. */
  behaviour: string;
  /** Answers its figures. */
  run: (run: FaultRun) => Promise<string>;
}
