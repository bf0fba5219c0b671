import { countUp } from '../../kit/countUp';
import { h } from '../../kit/dom';
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

/** A night sky: a star rises with the large multiplier from 1.00 to the result, past the line of the target or not. Multipliers are hundredths. */
export function createRiseView({ clock, format, isMotionReduced, theme }: GameEnvironment) {
  const [first = 'star', second = 'moon'] = theme.symbols;
  const number = h('p', { class: 'cardNumber' });
  const goal = h('p', { class: 'goal' });
  const star = h('div', { class: 'path' }, motifPicture(first, theme, 'riser'));
  const look = { class: 'numberCard rise', 'aria-hidden': 'true' };
  const element = h('div', look, motifPicture(second, theme, 'moon'), h('div', { class: 'line' }, goal), star, number);
  let target = START * 2;
  const show = (multiplier: number): void => {
    number.textContent = `${format.decimal(multiplier)}×`;
    star.style.setProperty('--height', heightOf(multiplier, target).toFixed(3));
  };
  const setMood = (mood: string): void => {
    element.dataset['mood'] = mood;
  };
  /** The number keeps its size while it rises. */
  const fit = (multiplier: number): void =>
    element.style.setProperty('--figures', String(format.decimal(multiplier).length));
  fit(START);
  show(START);
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
