import { type Face, WIDE } from '../../bets/Face.ts';
import { firstGridOf, modelOf, SLOTS_WIRE, type SlotsChoice, type SlotsWire } from '../rules/index.ts';

/** The height of the picture for five reels of three symbols, as wide as it is for every slot. */
const [WIDTH, HEIGHT] = [100, 60];

/** The reels of the paid spin where they stopped, with the symbols of the slot as soon as they are drawn. */
export const slotsFace: Face<SlotsChoice, SlotsWire> = {
  ...SLOTS_WIRE,
  loadArt: async (address, language) => (await import('../ui/symbolArt')).symbolsAt(address, language),
  picture: ({ choice, outcome: { stops } }, art) => {
    const model = modelOf(choice);
    const size = Math.min(WIDTH / model.strips.length, HEIGHT / model.rows);
    const left = (WIDTH - size * model.strips.length) / 2;
    return {
      viewBox: WIDE,
      shapes: firstGridOf(model, stops).flatMap((symbols, reel) =>
        symbols.map((symbol, row) => ({
          tag: 'image',
          href: art[symbol],
          x: left + (reel + 0.05) * size,
          y: (row + 0.05) * size,
          width: 0.9 * size,
          height: 0.9 * size,
        })),
      ),
    };
  },
  words: ({ choice, outcome: { stops, freeSpins } }) => [
    { id: 'bets.slots.stops', values: { stops: stops.slice(0, modelOf(choice).strips.length).join(', ') } },
    ...(freeSpins.length > 0 ? [{ id: 'bets.slots.freeSpins', values: { count: freeSpins.length } }] : []),
  ],
};
