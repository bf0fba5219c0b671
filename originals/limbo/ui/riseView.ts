import { countUp } from '../../kit/countUp';
import { h } from '../../kit/dom';
import type { GameEnvironment } from '../../kit/environment';

const RISE_MS = 700;
const START = 100;

/** The large multiplier, which rises from 1.00 to the result, above the target. Multipliers are hundredths. */
export function createRiseView({ clock, format, isMotionReduced }: GameEnvironment) {
  const number = h('p', { class: 'cardNumber' });
  const goal = h('p', { class: 'goal' });
  const element = h('div', { class: 'numberCard rise', 'aria-hidden': 'true' }, number, goal);
  const show = (multiplier: number): void => {
    number.textContent = `${format.decimal(multiplier)}×`;
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
    setGoal: (text: string) => {
      goal.textContent = text;
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
