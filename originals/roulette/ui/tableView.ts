import { button, h } from '../../kit/dom';
import { drawIcon } from '../../kit/icons';
import type { Translate } from '../../kit/i18n';
import { rove } from '../../kit/rovingGrid';
import { colourOf, numbersOf } from '../rules/index.ts';
import type en from './messages/en.json';
import { chipAt, FIELDS, fieldAfterKey, LENGTH, neighboursOf, placeAt, placeBetween, WIDTH } from './places';
import { fieldText, nameOf } from './texts';

/** A press on a number is for the number or the line under the finger, for one end of a line, or for a part of the wheel. */
type Mode = 'numbers' | 'lines' | 'neighbours';

const ICONS = {
  lines: 'M4 4h16v16H4zM12 4v16M4 12h16M12 9.6a2.4 2.4 0 1 0 .01 0',
  neighbours: 'M3 16a9.5 9.5 0 0 1 18 0M3 16l4.5 1.5M21 16l-4.5 1.5M12 6.5V11',
} as const;

/** The least that a finger hits, px; lines are hit up to this far from them. */
const [FINGER, FARTHEST] = [24, 12] as const;

/** The whole table. `onHint` says what a press is to be. */
export function createTableView(
  t: Translate<typeof en>,
  onPlace: (places: readonly string[]) => void,
  onHint: (id: 'ready' | 'linesHint' | 'neighboursHint' | 'noLine') => void,
) {
  let mode: Mode = 'numbers';
  /** The first of two numbers whose line is asked for. */
  let first: number | undefined;
  let isLocked = false;
  const fields = FIELDS.map(({ on, along, across, long, wide }) => {
    const number = on.startsWith('straight:') ? Number(on.slice(9)) : undefined;
    const look = number === undefined ? `outside ${on.split(':')[0]}` : `number ${colourOf(number)}`;
    const element = button({ class: `spot ${look}` }, () => undefined, h('span', {}, fieldText(t, on)));
    element.addEventListener('click', (event) => press(on, number, event));
    place(element, { along, across, long, wide });
    return { on, number, element };
  });
  const modes = (['lines', 'neighbours'] as const).map((name, index) => {
    const toggle = button(
      { class: 'spot mode', 'aria-pressed': 'false' },
      () => setMode(name),
      drawIcon(ICONS[name]),
      h('span', {}, t(name)),
    );
    place(toggle, { along: index * (LENGTH - 1), across: 0, long: 1, wide: 2 });
    return { name, toggle };
  });
  const lay = h('ul', { class: 'lay', 'aria-label': t('placed') });
  const buttons = fields.map(({ element }) => element);
  const felt = h(
    'div',
    { class: 'felt', role: 'group', 'aria-label': t('table') },
    ...buttons,
    ...modes.map(({ toggle }) => toggle),
    lay,
  );
  const isAcross = (): boolean => felt.clientWidth > felt.clientHeight;
  const focus = rove(felt, buttons, (from, key) => fieldAfterKey(from, key, isAcross()));

  function place(element: HTMLElement, values: Readonly<Record<string, number>>): void {
    for (const [name, value] of Object.entries(values)) element.style.setProperty(`--${name}`, String(value));
  }

  function setMode(next: Mode): void {
    if (isLocked) return;
    mode = mode === next ? 'numbers' : next;
    for (const { name, toggle } of modes) toggle.setAttribute('aria-pressed', String(name === mode));
    markFirst(undefined);
    onHint(mode === 'numbers' ? 'ready' : `${mode}Hint`);
  }

  /** Marks the first number of a line, and those that share a line with it. */
  function markFirst(next: number | undefined): void {
    first = next;
    for (const { number, element } of fields) {
      const isShared = next !== undefined && number !== undefined && placeBetween(next, number) !== undefined;
      element.classList.toggle('isShared', isShared && number !== next);
      element.classList.toggle('isFirst', number === next && next !== undefined);
    }
  }

  /** The line or corner under a pointer, where the fields have room for one between two fingers. */
  function placeUnder({ clientX, clientY, pointerType }: PointerEvent): string | undefined {
    const { left, top, width, height } = felt.getBoundingClientRect();
    const [x, y] = [(clientX - left) / width, (clientY - top) / height];
    const [long, wide] = isAcross() ? [width, height] : [height, width];
    const [along, across] = isAcross() ? [x, 1 - y] : [y, x];
    const units = [long / LENGTH, wide / WIDTH] as const;
    const least = Math.min(...units);
    const isMouse = pointerType === 'mouse';
    const reach = Math.min(FARTHEST, isMouse ? least / 5 : (least - FINGER) / 2);
    if (!(reach >= (isMouse ? 4 : FARTHEST / 1.5))) return undefined;
    return placeAt([along * LENGTH, across * WIDTH], [reach / units[0], reach / units[1]]);
  }

  /** Columns and even chances touch no line. */
  const hasLines = (on: string): boolean => /^(?:straight|dozen)/.test(on);

  function press(on: string, number: number | undefined, event: MouseEvent): void {
    if (isLocked) return;
    if (number === undefined || mode === 'numbers') {
      const isPointed = event.detail > 0 && mode === 'numbers' && hasLines(on);
      return onPlace([(isPointed ? placeUnder(event as PointerEvent) : undefined) ?? on]);
    }
    if (mode === 'neighbours') return onPlace(neighboursOf(number).map((each) => `straight:${each}`));
    pressEnd(number);
  }

  /** One end of a line: the first press marks it, and the second one places the chip. */
  function pressEnd(number: number): void {
    if (first === undefined) return markFirst(number);
    if (first === number) return markFirst(undefined);
    const shared = placeBetween(first, number);
    if (shared !== undefined) onPlace([shared]);
    else onHint('noLine');
    markFirst(shared === undefined ? number : undefined);
  }

  function aim(on: string | undefined): void {
    const aimed = on === undefined ? [] : (numbersOf(on) ?? []);
    for (const { number, element } of fields)
      element.classList.toggle('isAimed', number !== undefined && aimed.includes(number));
  }

  felt.addEventListener('pointermove', (event) => {
    const field = fields.find(({ element }) => element.contains(event.target as Node));
    const isAimed = event.pointerType === 'mouse' && !isLocked && field && mode === 'numbers';
    aim(isAimed ? ((hasLines(field.on) ? placeUnder(event) : undefined) ?? field.on) : undefined);
  });
  felt.addEventListener('pointerleave', () => aim(undefined));

  return {
    element: felt,
    focus,
    /** Lays the chips, with their amounts and names; `came` lights the places of a number. */
    show(chips: readonly { on: string; text: string; name: string }[], came?: number) {
      const isHit = (on: string): boolean => came !== undefined && numbersOf(on)?.includes(came) === true;
      lay.replaceChildren(
        ...chips.map(({ on, text, name }) => {
          const said = h('span', { class: 'visuallyHidden' }, name);
          const chip = h(
            'li',
            { class: on.startsWith('straight') ? 'bet onNumber' : 'bet' },
            h('span', { 'aria-hidden': 'true' }, text),
            said,
          );
          if (came !== undefined) chip.classList.add(isHit(on) ? 'isWon' : 'isLost');
          place(chip, chipAt(on));
          return chip;
        }),
      );
      for (const { on, number, element } of fields) {
        element.setAttribute('aria-label', chips.find((chip) => chip.on === on)?.name ?? nameOf(t, on));
        element.classList.toggle('isHit', isHit(on));
        element.classList.toggle('isDrawn', came !== undefined && number === came);
      }
    },
    setLocked(next: boolean) {
      isLocked = next;
      markFirst(undefined);
      for (const each of buttons) each.setAttribute('aria-disabled', String(next));
    },
  };
}
