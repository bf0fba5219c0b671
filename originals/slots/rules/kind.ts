import * as v from 'valibot';
import { decimalOf } from '../../../contract/money.ts';
import { instantKind } from '../../fair/index.ts';
import { SLOT_RTP } from './paytable.ts';
import { MOST_SLOTS_FLOATS, playSlots } from './playSlots.ts';

const FreeSpinSchema = v.object({ stops: v.array(v.number()), multiplier: v.number() });

/** The stop of each reel in the paid spin and in each free spin. */
const OutcomeSchema = v.object({
  stops: v.array(v.number()),
  freeSpins: v.array(FreeSpinSchema),
  baseMultiplier: v.number(),
});

/** The outcome on the wire has decimals. */
export type SlotsWire = v.InferOutput<typeof OutcomeSchema>;

export const slots = /* @__PURE__ */ instantKind({
  name: 'slots',
  rtp: SLOT_RTP,
  choice: v.strictObject({}),
  outcome: OutcomeSchema,
  mostFloats: () => MOST_SLOTS_FLOATS,
  play: (_choice, floats) => playSlots(floats),
  toWire: ({ stops, freeSpins, baseMultiplier }) => ({
    stops,
    freeSpins: freeSpins.map((spin) => ({ ...spin, multiplier: decimalOf(spin.multiplier) })),
    baseMultiplier: decimalOf(baseMultiplier),
  }),
});
