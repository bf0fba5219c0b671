import { h, s } from '../../kit/dom';
import type { GameEnvironment } from '../../kit/environment';
import type { Translate } from '../../kit/i18n';
import { timesOf } from '../../kit/play/tableGame';
import { ringPiece } from '../../kit/ring';
import type { FortuneOutcome } from '../rules/index.ts';
import type en from './messages/en.json';

const TURN_MS = 2_400;
const FULL_TURNS = 4;
const [RADIUS, HUB] = [94, 40] as const;
/** Nothing, then the prizes from the least to the greatest. */
const COLOURS = ['#33294d', '#3f7bf2', '#19a974', '#f2b01e', '#ff7a2f', '#ff3d6e'] as const;

/** The wheel under its pointer, with its prizes and how many segments have each of them. */
export function createWheelView({ clock, format, isMotionReduced }: GameEnvironment, t: Translate<typeof en>) {
  const ring = s('g', { class: 'ring' });
  /** The segment that came is always under the pointer. */
  const lit = s('path', { class: 'wheelLit' });
  const drawing = s(
    'svg',
    { class: 'wheel', viewBox: '-100 -104 200 204', 'aria-hidden': 'true' },
    s('circle', { class: 'wheelEdge', r: 97 }),
    ring,
    lit,
    s('circle', { class: 'wheelHub', r: HUB }),
    s('path', { class: 'wheelPointer', d: 'M-8 -103H8L0 -88Z' }),
  );
  const result = h('p', { class: 'wheelResult', 'aria-hidden': 'true' });
  const prizes = h('ul', { class: 'prizes', 'aria-label': t('prizes') });
  const element = h('div', { class: 'wheelView' }, h('div', { class: 'wheelBox' }, drawing, result), prizes);
  let pays: readonly number[] = [];
  let different: number[] = [];
  let turned = 0;

  /** The greatest prize always has the last colour. */
  const colourOf = (multiplier: number): string =>
    COLOURS[multiplier === different.at(-1) ? 5 : different.indexOf(multiplier) + (different[0] === 0 ? 0 : 1)] ?? '';

  /** A segment with what it pays, read outwards. */
  function pieceOf(multiplier: number, index: number): SVGElement {
    const at = (share: number): number => (index + share) / pays.length;
    const look = { class: 'piece', d: ringPiece([RADIUS, HUB], at(0), at(1)), fill: colourOf(multiplier) };
    const text = s('text', { class: 'pays', transform: `rotate(${at(0.5) * 360 - 90}) translate(85 0)` });
    text.textContent = multiplier > 0 ? timesOf(format, multiplier) : '';
    return s('g', {}, s('path', look), text);
  }

  function turnTo(turns: number): void {
    turned = turns;
    ring.style.transform = `rotate(${turns}turn)`;
  }

  function mark(segment?: number): void {
    const multiplier = segment === undefined ? undefined : pays[segment];
    for (const [index, piece] of [...ring.children].entries()) piece.classList.toggle('isHit', index === segment);
    element.dataset['mood'] = '';
    result.textContent = multiplier === undefined ? '' : timesOf(format, multiplier);
    different.forEach((each, index) => prizes.children[index]?.classList.toggle('isHit', each === multiplier));
  }

  return {
    element,
    /** Draws the wheel for the multipliers of its segments. */
    setPays(next: readonly number[]) {
      pays = next;
      different = [...new Set(pays)].toSorted((a, b) => a - b);
      const { length } = pays;
      element.dataset['segments'] = String(length);
      lit.setAttribute('d', ringPiece([RADIUS, HUB], -0.5 / length, 0.5 / length));
      ring.replaceChildren(...pays.map(pieceOf), s('circle', { class: 'wheelPegs', r: 97, pathLength: length }));
      prizes.replaceChildren(
        ...different.map((multiplier) => {
          const count = pays.filter((each) => each === multiplier).length;
          const item = h('li', { class: 'prize' }, h('strong', {}, timesOf(format, multiplier)), ` ${count}/${length}`);
          item.style.setProperty('--prize', colourOf(multiplier));
          return item;
        }),
      );
      turnTo(0);
      mark();
    },
    wait: () => mark(),
    rest: () => mark(),
    /** Turns to the segment and calls back when the wheel stands, at once with reduced motion. */
    show({ segment }: FortuneOutcome, isWin: boolean, onRest: () => void): void {
      const end = (): void => {
        mark(segment);
        element.dataset['mood'] = isWin ? 'won' : 'lost';
        onRest();
      };
      const goal = 1 - (segment + 0.5) / pays.length;
      turnTo(Math.ceil(turned) + (isMotionReduced ? 0 : FULL_TURNS) + goal);
      if (isMotionReduced) end();
      else clock.after(TURN_MS, end);
    },
  };
}
