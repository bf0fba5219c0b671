import type { Face } from '../../bets/Face.ts';
import { FORTUNE_WIRE, type FortuneChoice, type FortuneOutcome, fortunePays } from '../rules/index.ts';

const [MIDDLE, OUTER, INNER] = [30, 28, 15] as const;

const point = (radius: number, turn: number): string => {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  return `${(MIDDLE + Math.cos(angle) * radius).toFixed(1)} ${(MIDDLE + Math.sin(angle) * radius).toFixed(1)}`;
};

/** The wheel from above: segments that pay are gold, and the one that came says whether it paid. */
export const fortuneFace: Face<FortuneChoice, FortuneOutcome> = {
  ...FORTUNE_WIRE,
  picture: ({ choice, outcome: { segment }, win }) => ({
    viewBox: '0 0 60 60',
    shapes: fortunePays(choice).map((multiplier, index, { length }) => {
      const [from, to] = [(index + 0.08) / length, (index + 0.92) / length];
      const own = win > 0 ? 'good' : 'badStrong';
      return {
        tag: 'path',
        look: index === segment ? own : multiplier > 0 ? 'gold' : 'plain',
        d: `M${point(OUTER, from)}A${OUTER} ${OUTER} 0 0 1 ${point(OUTER, to)}L${point(INNER, to)}A${INNER} ${INNER} 0 0 0 ${point(INNER, from)}Z`,
      };
    }),
  }),
  words: ({ choice, outcome: { segment } }) => [
    {
      id: 'bets.fortune.stopped',
      values: { times: { times: (fortunePays(choice)[segment] ?? 0) / 100 }, segments: choice.segments },
    },
  ],
};
