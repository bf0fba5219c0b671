import { callbacks } from './cardAndMobile/callbacks/callbacks.ts';
import { crashes, playCrashes } from './cardAndMobile/crash/crashes.ts';
import { drain } from './drain.ts';
import { randomOperations } from './cardAndMobile/model/randomOperations.ts';
import type { FaultPart } from './FaultRun.ts';
import { flightKills } from './flightKills.ts';
import { parallelBets } from './parallelBets.ts';
import { lostAnswers } from './cardAndMobile/lostAnswers.ts';
import { playCalls } from './playCalls/playCalls.ts';
import { oneKey } from './cardAndMobile/oneKey.ts';

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
