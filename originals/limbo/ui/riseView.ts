import { countUp } from '../../kit/countUp';
import { h, s } from '../../kit/dom';
import type { GameEnvironment } from '../../kit/environment';
import { motifPicture } from '../../kit/motif';

const RISE_MS = 700;
const START = 100;
/** The line of the target hangs at 0.6 of the sky (limbo.scss); a star that misses ends clearly below it, a star that wins above it. */
const [LOW, BELOW, ABOVE, TOP] = [0.12, 0.5, 0.7, 0.88];

/** How high in the sky a multiplier is, from 0 to 1. */
const heightOf = (multiplier: number, target: number): number =>
  multiplier < target
    ? LOW + (BELOW - LOW) * (Math.log(multiplier / START) / Math.log(target / START))
    : TOP - (TOP - ABOVE) * (target / multiplier);

/** Mountains far away, the plain before them, and two acacias on it. */
const LAND = {
  far: 'M0 58 70 30l26 14 54-40 22 17 15-8 58 42 48-22 107 34v60H0Z',
  snow: 'm128 20 22-16 22 17 15-8 14 10-13 1-12-4-10 8-14-8-11 5Z',
  plain: 'M0 82q90-22 190-6t210-10v60H0Z',
  trees: 'M33 86 29 62 12 50c14-8 40-8 52 0L36 62l3 24ZM252 78l-2-16-11-8c9-5 26-5 34 0l-18 8 2 16Z',
} as const;

/**
 * A night over the savanna: a star rises with the large multiplier from 1.00 to the result, past the line of the target or not. Above
 * the number stands what it is: `says`, by mood. Multipliers are hundredths.
 */
export function createRiseView(
  { clock, format, isMotionReduced, theme }: GameEnvironment,
  says: Readonly<Record<'won' | 'lost' | 'rolling', string>>,
) {
  const [first = 'star', second = 'moon'] = theme.symbols;
  const caption = h('p', { class: 'said' });
  const number = h('p', { class: 'cardNumber' });
  const parts = Object.entries(LAND).map(([name, d]) => s('path', { class: name, d }));
  const land = s('svg', { class: 'land', viewBox: '0 0 400 110', preserveAspectRatio: 'xMidYMax slice' }, ...parts);
  const goal = h('p', { class: 'goal' });
  const star = h('div', { class: 'path' }, motifPicture(first, theme, 'riser'));
  const look = { class: 'numberCard rise', 'aria-hidden': 'true' };
  const element = h('div', look, motifPicture(second, theme, 'moon'), land, h('div', { class: 'line' }, goal), star);
  element.append(caption, number);
  let target = START * 2;
  const show = (multiplier: number): void => {
    number.textContent = `${format.decimal(multiplier)}×`;
    star.style.setProperty('--height', heightOf(multiplier, target).toFixed(3));
  };
  const setMood = (mood: keyof typeof says | ''): void => {
    element.dataset['mood'] = mood;
    caption.textContent = mood && says[mood];
  };
  /** The number keeps its size while it rises. */
  const fit = (multiplier: number): void =>
    element.style.setProperty('--figures', String(format.decimal(multiplier).length));
  fit(START);
  show(START);
  setMood('');
  return {
    element,
    /** A new target begins anew. */
    setGoal(text: string, multiplier: number) {
      goal.textContent = text;
      if (multiplier === target) return;
      target = multiplier;
      show(START);
      setMood('');
    },
    wait: () => setMood('rolling'),
    rest: () => setMood(''),
    /** Rises to the result and calls back at the end, at once with reduced motion. */
    show({ result }: { result: number }, isWin: boolean, onRest: () => void): void {
      const end = (): void => {
        setMood(isWin ? 'won' : 'lost');
        onRest();
      };
      setMood('rolling');
      fit(result);
      countUp({ from: START, to: result, durationMs: isMotionReduced ? 0 : RISE_MS, clock, show });
      if (isMotionReduced) end();
      else clock.after(RISE_MS, end);
    },
  };
}
