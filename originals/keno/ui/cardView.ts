import { button, h } from '../../kit/dom';
import type { GameEnvironment } from '../../kit/environment';
import type { Translate } from '../../kit/i18n';
import { shortOf } from '../../kit/play/tableGame';
import { createRovingGrid } from '../../kit/rovingGrid';
import { KENO_NUMBERS, type KenoOutcome } from '../rules/index.ts';
import type en from './messages/en.json';

const COLUMNS = 8;
const DRAW_MS = 130;

/** Forty numbers to pick from, and below them what each count of hits pays. */
export function createCardView(
  { clock, sound, format, isMotionReduced }: GameEnvironment,
  t: Translate<typeof en>,
  onToggle: (number: number) => void,
) {
  let picks: readonly number[] = [];
  let drawn: readonly number[] = [];
  let isLocked = false;
  const numbers = Array.from({ length: KENO_NUMBERS }, (_, index) =>
    button({ class: 'tile' }, () => (isLocked ? undefined : onToggle(index + 1)), String(index + 1)),
  );
  const grid = createRovingGrid(t('numbers'), COLUMNS, numbers);
  const table = h('ol', { class: 'hits', 'aria-label': t('hits') });
  const element = h('div', { class: 'kenoCard' }, grid.element, table);
  const hits = (): number => picks.filter((number) => drawn.includes(number)).length;

  function showNumbers(): void {
    numbers.forEach((each, index) => {
      const [isPicked, isDrawn] = [picks.includes(index + 1), drawn.includes(index + 1)];
      each.setAttribute('aria-pressed', String(isPicked));
      each.setAttribute('aria-label', isDrawn ? t('numberDrawn', { number: index + 1 }) : String(index + 1));
      each.classList.toggle('isDrawn', isDrawn);
    });
  }

  function markHits(count: number | undefined): void {
    [...table.children].forEach((row, index) => row.classList.toggle('isHit', index === count));
  }

  /** Not disabled, because a number would lose the focus. */
  function lock(next: boolean): void {
    isLocked = next;
    for (const each of numbers) each.setAttribute('aria-disabled', String(next));
  }

  function clear(): void {
    drawn = [];
    element.dataset['mood'] = '';
    markHits(undefined);
    showNumbers();
  }

  return {
    element,
    setPicks(next: readonly number[]) {
      picks = next;
    },
    /** Shows what no hit, one hit and more pay. */
    setPays(pays: readonly number[]) {
      const rows = pays.map((multiplier, count) =>
        h(
          'li',
          { class: 'hit' },
          h('span', { class: 'caption' }, String(count)),
          h('strong', {}, shortOf(format, multiplier)),
        ),
      );
      table.replaceChildren(...rows);
      clear();
    },
    focus: grid.focus,
    wait() {
      lock(true);
      clear();
    },
    rest() {
      lock(false);
      clear();
    },
    /** Draws the numbers one after another and calls back at the end, at once with reduced motion. */
    show(outcome: KenoOutcome, isWin: boolean, onRest: () => void): void {
      const showFirst = (count: number): void => {
        drawn = outcome.drawn.slice(0, count);
        const isHit = picks.includes(drawn.at(-1) ?? 0);
        sound.play(isHit ? 'reveal' : 'tick', hits());
        showNumbers();
        markHits(hits());
        if (count < outcome.drawn.length) return void clock.after(DRAW_MS, () => showFirst(count + 1));
        lock(false);
        element.dataset['mood'] = isWin ? 'won' : 'lost';
        onRest();
      };
      showFirst(isMotionReduced ? outcome.drawn.length : 1);
    },
  };
}
