import { type Floats, paysOf, type Risk, scaled } from '../../fair/index.ts';

export const FORTUNE_SEGMENTS = [10, 20, 30, 40, 50] as const;

export interface FortuneChoice {
  segments: (typeof FORTUNE_SEGMENTS)[number];
  risk: Risk;
}

export interface FortuneOutcome {
  /** The segment is counted from 0 clockwise. */
  segment: number;
}

/** The low wheel repeats these. */
const LOW = '1.5 1.2 1.2 1 0 1.2 1.2 1.2 1.2 0';

/** The prizes of the medium wheel stand on every other segment; nothing stands between them. */
const MEDIUM: Readonly<Record<FortuneChoice['segments'], string>> = {
  10: '3 1.5 1.7 2 1.5',
  20: '3 1.5 2 1.5 2 1.9 2 1.5 2 2',
  30: '4 1.5 1.5 2 1.5 2 1.5 3 1.5 2 1.6 2 1.5 2 1.5',
  40: '3 1.5 1.5 2 1.5 3 1.5 1.8 2 1.5 3 1.5 2 1.5 1.5 3 2 1.5 2 1.5',
  50: '5 1.5 1.5 2 1.5 1.5 3 1.5 2 1.5 1.5 2 1.5 3 1.5 2 1.5 1.5 3 1.5 2 1.5 2 1.5 1.5',
};

/** One prize stands on the high wheel. */
const highest = (segments: number): number => Math.round(97 * segments);

/** The multiplier of each segment, clockwise. */
export function fortunePays({ segments, risk }: FortuneChoice): readonly number[] {
  if (risk === 'low') return Array.from({ length: segments / 10 }, () => paysOf(LOW)).flat();
  if (risk === 'medium') return paysOf(MEDIUM[segments]).flatMap((prize) => [prize, 0]);
  return Array.from({ length: segments }, (_, index) => (index === 0 ? highest(segments) : 0));
}

/** Turns the wheel: each segment is as likely as the others. */
export function playFortune(choice: FortuneChoice, floats: Floats): { outcome: FortuneOutcome; multiplier: number } {
  const segment = scaled(floats(), choice.segments);
  return { outcome: { segment }, multiplier: fortunePays(choice)[segment] as number };
}
