import { type Face, WIDE } from '../../bets/Face.ts';
import { reelsOf, SLOTS_WIRE, type SlotsChoice, type SlotsWire } from '../rules/wire.ts';

/** The reels of the paid spin where they stopped, as soon as the symbols of the slot are drawn. */
export const slotsFace: Face<SlotsChoice, SlotsWire> = {
  ...SLOTS_WIRE,
  picture: () => ({ viewBox: WIDE, shapes: [] }),
  loadPainter: async (address, language) => (await import('./painter')).loadPainter(address, language),
  words: ({ choice, outcome: { stops, freeSpins } }) => [
    { id: 'bets.slots.stops', values: { stops: stops.slice(0, reelsOf(choice)).join(', ') } },
    ...(freeSpins.length > 0 ? [{ id: 'bets.slots.freeSpins', values: { count: freeSpins.length } }] : []),
  ],
};
