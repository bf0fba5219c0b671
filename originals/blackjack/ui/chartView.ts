import { h } from '../../kit/dom';
import type { Translate } from '../../kit/i18n';
import { CHART, type ChartLetter, type ChartRow } from '../rules/index.ts';
import type en from './messages/en.json';

const SHORT: Readonly<Record<ChartLetter, string>> = { H: 'H', S: 'S', D: 'D', T: 'Ds', P: 'P' };
const UPS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'A'] as const;

/** The best play as a table: a row for each hand, a column for each card of the dealer. */
export function createChartView(t: Translate<typeof en>): HTMLElement[] {
  const short = (letter: ChartLetter): HTMLElement => h('span', { 'aria-hidden': 'true' }, SHORT[letter]);
  const cellOf = (letter: ChartLetter): HTMLElement =>
    h('td', { class: `chart${letter}` }, short(letter), h('span', { class: 'visuallyHidden' }, t(`chart${letter}`)));
  const rowOf = ([name, , letters]: ChartRow): HTMLElement =>
    h('tr', {}, h('th', { scope: 'row' }, name), ...Array.from(letters, (letter) => cellOf(letter as ChartLetter)));
  const bodies = (['hard', 'soft', 'pairs'] as const).map((kind) => {
    const head = h('th', { scope: 'rowgroup', colspan: UPS.length + 1 }, t(kind));
    return h('tbody', {}, h('tr', {}, head), ...CHART[kind].map(rowOf));
  });
  const head = h('tr', {}, h('th', { scope: 'col' }, t('yourHand')), ...UPS.map((up) => h('th', { scope: 'col' }, up)));
  const table = h('table', { class: 'chart' }, h('caption', {}, t('chart')), h('thead', {}, head), ...bodies);
  const legend = (['H', 'S', 'D', 'T', 'P'] as const).map((letter) =>
    h('li', {}, h('span', { class: `letter chart${letter}` }, SHORT[letter]), ` ${t(`chart${letter}`)}`),
  );
  return [h('div', { class: 'chartPlace' }, table), h('ul', { class: 'legend', 'aria-hidden': 'true' }, ...legend)];
}
