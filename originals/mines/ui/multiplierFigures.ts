import { h } from '../../kit/dom';
import type { GameEnvironment } from '../../kit/environment';
import { createFigure } from '../../kit/figure';
import type { Translate } from '../../kit/i18n';
import { minesMultiplierOf, TILES } from '../rules/index.ts';
import type en from './messages/en.json';

/** Shows what the opened tiles pay, and what one more would pay. */
export function createMultiplierFigures({ format }: GameEnvironment, t: Translate<typeof en>) {
  const [now, next] = [createFigure(t('now')), createFigure(t('next'))];
  return {
    element: h('div', { class: 'figures' }, now.element, next.element),
    show(mines: number, opened: number): void {
      now.set(format.multiplier(minesMultiplierOf(mines, opened)));
      next.set(opened < TILES - mines ? format.multiplier(minesMultiplierOf(mines, opened + 1)) : '–');
    },
  };
}
