import { type Face, WIDE } from '../../bets/Face.ts';
import { type Grid, gridOf } from '../rules/index.ts';
import { SLOTS_WIRE, type SlotsWire } from '../rules/index.ts';

/** Stops that no reel has show nothing. */
function readGrid(stops: readonly number[]): Grid {
  try {
    return gridOf(stops);
  } catch {
    return [];
  }
}

/** The reels of the paid spin, with the symbols of the slot as soon as they are drawn. */
export const slotsFace: Face<object, SlotsWire> = {
  ...SLOTS_WIRE,
  loadArt: async (address, language) => (await import('../ui/symbolArt')).symbolsAt(address, language),
  picture: ({ outcome: { stops } }, art) => ({
    viewBox: WIDE,
    shapes: readGrid(stops).flatMap((symbols, reel) =>
      symbols.map((symbol, row) => ({
        tag: 'image',
        href: art[symbol],
        x: 1 + reel * 20,
        y: 1 + row * 20,
        width: 18,
        height: 18,
      })),
    ),
  }),
  words: ({ outcome: { stops, freeSpins } }) => [
    { id: 'bets.slots.stops', values: { stops: stops.join(', ') } },
    ...(freeSpins.length > 0 ? [{ id: 'bets.slots.freeSpins', values: { count: freeSpins.length } }] : []),
  ],
};
