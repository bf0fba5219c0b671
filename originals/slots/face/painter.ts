import { type Painter, WIDE } from '../../bets/Face.ts';
import { firstGridOf, modelOf, type SlotsChoice, type SlotsWire } from '../rules/index.ts';
import { symbolsAt } from '../ui/symbolArt';

const [WIDTH, HEIGHT] = [100, 60];

/** Draws the reels of any model in a picture of one size, with the symbols of the slot at this address. */
export async function loadPainter(address: string, language: string): Promise<Painter<SlotsChoice, SlotsWire>> {
  const art = await symbolsAt(address, language);
  const picture: Painter<SlotsChoice, SlotsWire>['picture'] = ({ choice, outcome: { stops } }) => {
    const model = modelOf(choice);
    const size = Math.min(WIDTH / model.strips.length, HEIGHT / model.rows);
    const left = (WIDTH - size * model.strips.length) / 2;
    const shapes = firstGridOf(model, stops).flatMap((symbols, reel) =>
      symbols.map((symbol, row) => ({
        tag: 'image' as const,
        href: art[symbol],
        x: left + (reel + 0.05) * size,
        y: (row + 0.05) * size,
        width: 0.9 * size,
        height: 0.9 * size,
      })),
    );
    return { viewBox: WIDE, shapes };
  };
  return { picture };
}
