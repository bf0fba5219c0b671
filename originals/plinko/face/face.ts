import { type Face, WIDE } from '../../bets/Face.ts';
import { PLINKO_WIRE, type PlinkoChoice, type PlinkoOutcome, plinkoPays } from '../rules/index.ts';

const WIDTH = 100;

/** The way of the ball from the top, and the slot that it fell into. */
export const plinkoFace: Face<PlinkoChoice, PlinkoOutcome> = {
  ...PLINKO_WIRE,
  picture({ choice: { rows }, outcome: { path, slot }, win }) {
    const step = WIDTH / (rows + 1);
    let x = WIDTH / 2;
    const way = [...path].map((side, row) => {
      x += (side === 'R' ? step : -step) / 2;
      return `L${x.toFixed(1)} ${(4 + ((row + 1) * 42) / rows).toFixed(1)}`;
    });
    return {
      viewBox: WIDE,
      shapes: [
        { tag: 'path', look: 'goldLine', d: `M50 4${way.join('')}` },
        ...Array.from({ length: rows + 1 }, (_, index) => ({
          tag: 'rect' as const,
          look: index !== slot ? ('plain' as const) : win > 0 ? ('good' as const) : ('bad' as const),
          x: index * step + 0.5,
          y: 50,
          width: step - 1,
          height: 8,
          rx: 1.5,
        })),
      ],
    };
  },
  words: ({ choice, outcome: { slot } }) => [
    { id: 'bets.plinko.fell', values: { times: { times: (plinkoPays(choice)[slot] ?? 0) / 100 }, rows: choice.rows } },
  ],
};
