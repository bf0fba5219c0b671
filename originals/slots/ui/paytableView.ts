import { winOf } from '../../fair/index.ts';
import { h, s } from '../../kit/dom';
import type { Format } from '../../kit/format';
import type { Translate } from '../../kit/i18n';
import type en from './messages/en.json';
import { LINE_SYMBOLS, type Model, PRIZES, type SlotSymbol } from '../rules/index.ts';
import type { SymbolArt } from './symbolArt';

function lineDiagram(rows: readonly number[], rowCount: number, label: string): SVGSVGElement {
  const cells = Array.from({ length: rows.length * rowCount }, (_, index) => {
    const [reel, row] = [index % rows.length, Math.floor(index / rows.length)];
    const place = { x: reel * 10 + 1, y: row * 10 + 1, width: 8, height: 8, rx: 2 };
    return s('rect', { ...place, class: rows[reel] === row ? 'lineOn' : 'lineOff' });
  });
  return s(
    'svg',
    { viewBox: `0 0 ${rows.length * 10} ${rowCount * 10}`, class: 'lineDiagram', role: 'img', 'aria-label': label },
    ...cells,
  );
}

/** Coins with names pay these, and a coin in every place pays the last. */
export const prizesOf = (coins: Model['coins']) =>
  coins
    ? PRIZES.map((name) => ({ name, pays: coins.values.find((value) => value.name === name)?.pays ?? coins.full }))
    : [];

/** The pays of each symbol for the present stake, and a picture of each line. */
export function createPaytable(model: Model, art: SymbolArt, t: Translate<typeof en>, format: Format) {
  const { lines = [], by, counts, pays, scatters, coins, rows } = model;
  const heading = h('h3');
  const list = h('ul', { class: 'pays' });
  const isOpen = by === 'anywhere' || by === 'clusters';
  const textOf = (count: number, cents: number): string =>
    t(isOpen ? 'groupPay' : 'symbolPay', { count, amount: format.amount(cents) });
  const row = (
    symbol: SlotSymbol,
    least: readonly number[],
    own: readonly number[],
    stakeCents: number,
  ): HTMLElement => {
    const texts = own.map((pay, index) => textOf(least[index] ?? 0, (pay * stakeCents) / 100)).reverse();
    return h(
      'li',
      { class: 'pay' },
      h('img', { src: art[symbol], alt: /[AKQ]/.test(symbol) ? symbol : '' }),
      h('div', {}, ...texts.map((text) => h('span', {}, text))),
    );
  };
  const pictures = lines.map((line, index) => lineDiagram(line, rows, t('line', { line: index + 1 })));
  const drawn = [h('h3', {}, t('lines', { lines: lines.length })), h('div', { class: 'lineDiagrams' }, ...pictures)];
  return {
    element: h('div', {}, heading, list, ...(lines.length > 0 ? drawn : [])),
    setStake(stakeCents: number) {
      heading.textContent = t(by === 'ways' ? 'waysPaytable' : 'paytable', { stake: format.amount(stakeCents) });
      const most = Math.max(...Object.values(pays).flat());
      const longest = textOf(counts.at(-1) ?? 0, (most * stakeCents) / 100);
      list.style.setProperty('--longest', String(longest.length));
      const shown = LINE_SYMBOLS.filter((symbol) => pays[symbol]);
      list.replaceChildren(
        ...(scatters?.pays.some((pay) => pay > 0) ? [row('S', scatters.counts, scatters.pays, stakeCents)] : []),
        ...(coins ? [coinRow(stakeCents)] : []),
        ...shown.map((symbol) => row(symbol, counts, pays[symbol] ?? [], stakeCents)),
      );
    },
  };

  function coinRow(stakeCents: number): HTMLElement {
    const texts = prizesOf(coins).map(
      ({ name, pays: worth }) => `${t(name)} – ${format.amount(winOf(stakeCents, worth))}`,
    );
    return h(
      'li',
      { class: 'pay' },
      h('img', { src: art.C, alt: '' }),
      h('div', {}, ...texts.map((text) => h('span', {}, text))),
    );
  }
}
