import { button, h } from '../../kit/dom';
import type { Translate } from '../../kit/i18n';
import { rove } from '../../kit/rovingGrid';
import { colourOf } from '../rules/index.ts';
import type en from './messages/en.json';
import { WHEEL } from './places';
import { numberText } from './texts';

const [SIDE, END] = [17, 2] as const;
const STEPS: Readonly<Partial<Record<string, number>>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The row and the column of a pocket in the oval: zero at the left end, and the others clockwise. */
function areaOf(index: number): string {
  if (index === 0) return '2 / 1 / span 2';
  if (index <= SIDE) return `1 / ${index}`;
  if (index <= SIDE + END) return `${index - SIDE + 1} / ${SIDE}`;
  return `4 / ${2 * SIDE + END - index + 1}`;
}

/** The racetrack: the numbers in the order of the wheel. A number puts chips on itself and its neighbours. */
export function createTrackView(t: Translate<typeof en>, onNumber: (number: number) => void) {
  const numbers = WHEEL.map((number, index) => {
    const name = t('withNeighbours', { number: numberText(t, number) });
    const look = `trackNumber ${colourOf(number)}`;
    const element = button({ class: look, 'aria-label': name }, () => onNumber(number), String(number));
    element.style.gridArea = areaOf(index);
    return element;
  });
  const hint = h('p', { class: 'trackHint' }, t('trackHint'));
  const element = h('div', { class: 'track', role: 'group', 'aria-label': t('track') }, ...numbers, hint);
  rove(element, numbers, (place, key) => {
    const step = STEPS[key];
    return step === undefined ? undefined : (place + step + numbers.length) % numbers.length;
  });
  return {
    element,
    setLocked: (isLocked: boolean) => numbers.forEach((each) => each.setAttribute('aria-disabled', String(isLocked))),
  };
}
