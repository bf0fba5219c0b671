import { decimalOf } from '../../../contract/money.ts';
import { instantKind } from '../../fair/index.ts';
import type { Model } from './Model.ts';
import { MODELS } from './models/index.ts';
import { mostFloats, playSlots } from './playSlots.ts';
import { MODEL_NAMES, type ModelName, SLOTS_WIRE, type SlotsChoice } from './wire.ts';

/** A slot says in its address which model it is; one that says nothing has ten lines. */
export const namedModelOf = (address: string | undefined): ModelName | undefined => {
  const name = new URLSearchParams(address?.split('?')[1]).get('model');
  return MODEL_NAMES.find((known) => known === name);
};

export const modelOf = ({ model = 'lines' }: SlotsChoice): Model => MODELS[model];

/** The return of the model that pays back most. */
export const SLOT_RTP = /* @__PURE__ */ Math.max(...Object.values(MODELS).map(({ rtp }) => rtp));

/** So much of a stake at most do jackpots cost. */
export const JACKPOT_SHARE = 0.01;

/** Rounds of these may feed jackpots: even with them they pay back no more than the model that pays back most, by which offers are counted. */
export const feedsJackpots = ({ rtp }: Model): boolean => rtp <= SLOT_RTP - JACKPOT_SHARE;

export const slots = /* @__PURE__ */ instantKind({
  name: 'slots',
  rtp: SLOT_RTP,
  ...SLOTS_WIRE,
  mostFloats: (choice) => mostFloats(modelOf(choice)),
  greatest: (choice) => modelOf(choice).maxWin * 100,
  play: (choice, floats) => {
    const { outcome, multiplier } = playSlots(modelOf(choice), floats);
    return { outcome, multiplier };
  },
  toWire: ({ stops, freeSpins, baseMultiplier }) => ({
    stops,
    freeSpins: freeSpins.map((spin) => ({ ...spin, multiplier: decimalOf(spin.multiplier) })),
    baseMultiplier: decimalOf(baseMultiplier),
  }),
});
