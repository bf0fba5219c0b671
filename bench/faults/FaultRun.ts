import type { Checks } from './Checks.ts';
import type { Random } from './Random.ts';
import type { StoreName, StorePlace } from '../stores.ts';

/** The number of repetitions. */
export interface FaultSizes {
  /** Withdrawals at the same time, with money for half of them. A multiple of 20. */
  drain: number;
  /** Requests with one key. */
  oneKey: number;
  /** Points at which a server is killed. */
  kills: number;
  /** The same in the house games. */
  playKills: number;
  /** Servers of one flight for everybody that are killed; each takes a flight of the machine's time. */
  flightKills: number;
  /** Players in the flight of a killed server. */
  flightPlayers: number;
  /** True when these include every boundary of every scenario. */
  isEveryBoundary: boolean;
  /** Schedules of callbacks. */
  schedules: number;
  /** Scenarios with lost answers. */
  lostAnswers: number;
  operations: number;
  /** Schedules of calls of games. */
  playSchedules: number;
}

type SizesByStore = Readonly<Record<StoreName, FaultSizes>>;

/** Firestore's emulator is slower, and its transactions are tested one by one too. */
export const FULL: SizesByStore = {
  SQLite: {
    drain: 1_000,
    oneKey: 100,
    kills: 700,
    playKills: 500,
    flightKills: 12,
    flightPlayers: 20,
    isEveryBoundary: true,
    schedules: 400,
    lostAnswers: 200,
    operations: 10_000,
    playSchedules: 400,
  },
  Firestore: {
    drain: 1_000,
    oneKey: 50,
    kills: 40,
    playKills: 60,
    flightKills: 3,
    flightPlayers: 20,
    isEveryBoundary: false,
    schedules: 100,
    lostAnswers: 40,
    operations: 10_000,
    playSchedules: 100,
  },
};

export const SHORT: SizesByStore = {
  SQLite: {
    drain: 60,
    oneKey: 20,
    kills: 15,
    playKills: 5,
    flightKills: 1,
    flightPlayers: 20,
    isEveryBoundary: false,
    schedules: 20,
    lostAnswers: 10,
    operations: 400,
    playSchedules: 16,
  },
  Firestore: {
    drain: 20,
    oneKey: 5,
    kills: 2,
    playKills: 1,
    flightKills: 1,
    flightPlayers: 6,
    isEveryBoundary: false,
    schedules: 8,
    lostAnswers: 4,
    operations: 150,
    playSchedules: 4,
  },
};

/** The input of one part. */
export interface FaultRun {
  sizes: FaultSizes;
  random: Random;
  checks: Checks;
  /** An empty folder for this part only. */
  folder: string;
  /** An empty store that outlives its server. */
  newPlace: () => StorePlace;
  /** An empty store that is as fast as possible. */
  newFastPlace: () => StorePlace;
}

export interface FaultPart {
  name: string;
  /** The name of the test. */
  behaviour: string;
  /** Returns its figures. */
  run: (run: FaultRun) => Promise<string>;
}
