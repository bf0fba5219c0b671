import { callbacks } from './callbacks/callbacks.ts';
import { crashes, playCrashes } from './crash/crashes.ts';
import { drain } from './drain.ts';
import { randomOperations } from './model/randomOperations.ts';
import type { FaultPart } from './FaultRun.ts';
import { flightKills } from './flightKills.ts';
import { parallelBets } from './parallelBets.ts';
import { lostAnswers } from './lostAnswers.ts';
import { playCalls } from './playCalls/playCalls.ts';
import { oneKey } from './oneKey.ts';

export const PARTS: readonly FaultPart[] = [
  drain,
  parallelBets,
  oneKey,
  crashes,
  playCrashes,
  flightKills,
  callbacks,
  lostAnswers,
  randomOperations,
  playCalls,
];
