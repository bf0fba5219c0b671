import { h, s } from '../../kit/dom';
import type { Format } from '../../kit/format';
import type { Translate } from '../../kit/i18n';
import type en from './messages/en.json';
import { LINE_PAYS, LINE_SYMBOLS, PAYLINES, REELS, ROWS, SCATTER_PAYS, type SlotSymbol } from '../rules/index.ts';
import type { SymbolArt } from './symbolArt';

function lineDiagram(line: number, label: string): SVGSVGElement {
  const rows = PAYLINES[line] ?? [];
  const cells = Array.from({ length: REELS * ROWS }, (_, index) => {
    const [reel, row] = [index % REELS, Math.floor(index / REELS)];
    const place = { x: reel * 10 + 1, y: row * 10 + 1, width: 8, height: 8, rx: 2 };
    return s('rect', { ...place, class: rows[reel] === row ? 'lineOn' : 'lineOff' });
  });
  return s(
    'svg',
    { viewBox: `0 0 ${REELS * 10} ${ROWS * 10}`, class: 'lineDiagram', role: 'img', 'aria-label': label },
    ...cells,
  );
}

/** The pays of each symbol for the present stake, and a picture of each line. */
export function createPaytable(art: SymbolArt, t: Translate<typeof en>, format: Format) {
  const heading = h('h3');
  const list = h('ul', { class: 'pays' });
  const row = (symbol: SlotSymbol, pays: readonly number[], unitCents: number): HTMLElement => {
    const texts = pays.map((pay, index) =>
      t('symbolPay', { count: index + 3, amount: format.amount(pay * unitCents) }),
    );
    const lines = texts.reverse().map((text) => h('span', {}, text));
    return h(
      'li',
      { class: 'pay' },
      h('img', { src: art[symbol], alt: symbol.length === 1 && /[AKQ]/.test(symbol) ? symbol : '' }),
      h('div', {}, ...lines),
    );
  };
  const lines = h(
    'div',
    { class: 'lineDiagrams' },
    ...PAYLINES.map((_, line) => lineDiagram(line, t('line', { line: line + 1 }))),
  );
  return {
    element: h('div', {}, heading, list, h('h3', {}, t('lines', { lines: PAYLINES.length })), lines),
    setStake(stakeCents: number) {
      const lineStakeCents = stakeCents / PAYLINES.length;
      heading.textContent = t('paytable', { stake: format.amount(stakeCents) });
      const most = format.amount(Math.max(...Object.values(LINE_PAYS).flat()) * lineStakeCents);
      list.style.setProperty('--longest', String(t('symbolPay', { count: REELS, amount: most }).length));
      list.replaceChildren(
        row('S', SCATTER_PAYS, stakeCents),
        ...LINE_SYMBOLS.map((symbol) => row(symbol, LINE_PAYS[symbol], lineStakeCents)),
      );
    },
  };
}
