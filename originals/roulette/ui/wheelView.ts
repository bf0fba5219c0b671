import { h, s } from '../../kit/dom';
import type { GameEnvironment } from '../../kit/environment';
import { ringPiece } from '../../kit/ring';
import { colourOf } from '../rules/index.ts';
import { WHEEL } from './places';

const TURN_MS = 4_200;
/** The result stays over a table that has no room beside the wheel. */
const SHOWN_MS = 1_500;
const [WHEEL_TURNS, BALL_TURNS] = [2, 6] as const;
const [RIM, FLOOR, HUB] = [92, 58, 44] as const;

const piecesOf = (): SVGElement[] =>
  WHEEL.flatMap((number, index) => {
    const at = (share: number): number => (index + share) / WHEEL.length;
    const text = s('text', { class: 'pocketNumber', transform: `rotate(${at(0) * 360}) translate(0 -82)` });
    text.textContent = String(number);
    const look = `pocket ${colourOf(number)}`;
    return [
      s('path', { class: look, d: ringPiece([RIM, FLOOR], at(-0.5), at(0.5)) }),
      s('path', { class: `${look} isDeep`, d: ringPiece([FLOOR + 15, HUB], at(-0.5), at(0.5)) }),
      text,
    ];
  });

/** The wheel and its ball, with the number that came in the middle. A tap while it turns shows the end. */
export function createWheelView({ clock, sound, isMotionReduced }: GameEnvironment) {
  const ring = s('g', { class: 'ring' }, ...piecesOf());
  const orbit = s('g', { class: 'orbit' }, s('circle', { class: 'ball', r: 4 }));
  const drawing = s(
    'svg',
    { class: 'wheel', viewBox: '-100 -100 200 200' },
    s('circle', { class: 'wheelEdge', r: 97 }),
    ring,
    s('circle', { class: 'wheelHub', r: HUB }),
    s('path', { class: 'turret', d: 'M0-26V26M-26 0H26M-7 0A7 7 0 1 1 7 0 7 7 0 1 1-7 0' }),
    orbit,
  );
  const result = h('p', { class: 'wheelResult' });
  const element = h('div', { class: 'wheelBox', 'aria-hidden': 'true' }, h('div', { class: 'disc' }, drawing, result));
  let [wheelAt, ballAt] = [0, 0];
  let cancel = (): void => undefined;
  let end: (() => void) | undefined;

  function turnTo(number: number): void {
    wheelAt += isMotionReduced ? 0 : WHEEL_TURNS + 0.37;
    const goal = wheelAt + WHEEL.indexOf(number) / WHEEL.length;
    ballAt = goal - Math.ceil(goal - ballAt) - (isMotionReduced ? 0 : BALL_TURNS);
    ring.style.transform = `rotate(${wheelAt}turn)`;
    orbit.style.transform = `rotate(${ballAt}turn)`;
  }

  function close(): void {
    cancel();
    element.classList.remove('isOver');
  }

  function skip(): void {
    if (end) end();
    else close();
  }

  element.addEventListener('click', skip);
  return {
    element,
    skip,
    close,
    /** Empties the middle before the next result. */
    clear() {
      close();
      result.textContent = '';
      element.classList.remove('hasBall');
    },
    /** Turns until the ball lies in the pocket and calls back, at once with reduced motion. */
    turn(number: number, onEnd: () => void): void {
      end = () => {
        end = undefined;
        cancel();
        element.classList.remove('isTurning');
        result.textContent = String(number);
        result.className = `wheelResult ${colourOf(number)}`;
        cancel = clock.after(SHOWN_MS, close);
        onEnd();
      };
      element.classList.add('hasBall');
      if (!isMotionReduced) element.classList.add('isTurning', 'isOver');
      turnTo(number);
      if (isMotionReduced) return end();
      sound.play('spin');
      cancel = clock.after(TURN_MS, end);
    },
  };
}
