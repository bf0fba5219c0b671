import { decimalOf } from '../../../contract/money.ts';
import { instantKind } from '../../fair/index.ts';
import { SLOT_RTP } from './paytable.ts';
import { MOST_SLOTS_FLOATS, playSlots } from './playSlots.ts';
import { SLOTS_WIRE } from './wire.ts';

export const slots = /* @__PURE__ */ instantKind({
  name: 'slots',
  rtp: SLOT_RTP,
  ...SLOTS_WIRE,
  mostFloats: () => MOST_SLOTS_FLOATS,
  play: (_choice, floats) => playSlots(floats),
  toWire: ({ stops, freeSpins, baseMultiplier }) => ({
    stops,
    freeSpins: freeSpins.map((spin) => ({ ...spin, multiplier: decimalOf(spin.multiplier) })),
    baseMultiplier: decimalOf(baseMultiplier),
  }),
});
