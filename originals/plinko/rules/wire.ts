/** A bet and its end look so on the wire. Pages read it without the rules of the game. */
import * as v from 'valibot';
import { RISKS } from '../../fair/index.ts';
import { PLINKO_ROWS } from './plinko.ts';

export const PLINKO_WIRE = {
  choice: v.strictObject({ rows: v.picklist(PLINKO_ROWS), risk: v.picklist(RISKS) }),
  outcome: v.object({ path: v.string(), slot: v.number() }),
};
