import { callbacks } from './callbacks/callbacks.ts';
import { crashes } from './crash/crashes.ts';
import { drain } from './drain.ts';
import { randomOperations } from './model/randomOperations.ts';
import type { FaultPart } from './FaultRun.ts';
import { lostAnswers } from './lostAnswers.ts';
import { oneKey } from './oneKey.ts';

export const PARTS: readonly FaultPart[] = [drain, oneKey, crashes, callbacks, lostAnswers, randomOperations];
