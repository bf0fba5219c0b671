import { countUp } from '../../kit/countUp';
import { h } from '../../kit/dom';
import type { GameEnvironment } from '../../kit/environment';
import type { Format } from '../../kit/format';
import { motifPicture } from '../../kit/motif';
import { targetOf, type DiceSide } from '../rules/index.ts';

export interface RollResult {
  /** The roll in hundredths. */
  roll: number;
  isWin: boolean;
}

const ROLL_MS = 650;
const TICK_LABELS = [0, 25, 50, 75, 100];

function createTick(tick: number, format: Format): HTMLElement {
  const element = h('span', { class: 'trackTick' }, format.integer(tick));
  element.style.left = `${tick}%`;
  return element;
}

/** The large number with its dice, above a track from 0 to 100. */
export function createRollView({ theme, clock, format, isMotionReduced }: GameEnvironment) {
  const die = motifPicture(theme.symbols[0] ?? 'dice', theme, 'die');
  const number = h('p', { class: 'cardNumber' }, format.decimal(5000));
  const zone = h('div', { class: 'trackZone' });
  const marker = h('div', { class: 'trackMarker' }, h('div', { class: 'trackPin' }));
  const ticks = h('div', { class: 'trackTicks' }, ...TICK_LABELS.map((tick) => createTick(tick, format)));
  const track = h('div', { class: 'track' }, h('div', { class: 'trackBar' }, zone), marker);
  const element = h(
    'div',
    { class: 'numberCard roll', 'aria-hidden': 'true' },
    h('div', { class: 'rollTop' }, die, number),
    h('div', { class: 'trackBox' }, track, ticks),
  );
  let shown = 5000;
  const show = (roll: number): void => {
    shown = roll;
    number.textContent = format.decimal(roll);
    marker.style.transform = `translateX(${roll / 100}%)`;
  };
  const settle = (result: RollResult, onRest: () => void): void => {
    element.dataset['mood'] = result.isWin ? 'won' : 'lost';
    onRest();
  };
  show(shown);
  return {
    element,
    /** Colours the winning part of the track. */
    setBet(side: DiceSide, chance: number) {
      const share = targetOf(side, chance) / 100;
      zone.style.transform = side === 'under' ? `scaleX(${share})` : `translateX(${share * 100}%) scaleX(${1 - share})`;
    },
    /** The dice rattle until the roll is known. */
    wait() {
      element.dataset['mood'] = 'rolling';
    },
    /** There is no roll after all. */
    rest() {
      element.dataset['mood'] = '';
    },
    /** Moves the number and the marker to the roll; calls back at the end, at once with reduced motion. */
    roll(result: RollResult, onRest: () => void) {
      element.dataset['mood'] = 'rolling';
      countUp({ from: shown, to: result.roll, durationMs: isMotionReduced ? 0 : ROLL_MS, clock, show });
      if (isMotionReduced) settle(result, onRest);
      else clock.after(ROLL_MS, () => settle(result, onRest));
    },
  };
}
