/** A bet and its end look so on the wire. Pages read it without the rules of the game. */
import * as v from 'valibot';
import { RISKS } from '../../fair/index.ts';
import { FORTUNE_SEGMENTS } from './fortune.ts';

export const FORTUNE_WIRE = {
  choice: v.strictObject({ segments: v.picklist(FORTUNE_SEGMENTS), risk: v.picklist(RISKS) }),
  outcome: v.object({ segment: v.number() }),
};
