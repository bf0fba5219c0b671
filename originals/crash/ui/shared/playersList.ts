import { h } from '../../../kit/dom';
import { createFormat } from '../../../kit/format';
import type { Translate } from '../../../kit/i18n';
import type { Language } from '../../../../contract/userChoices.ts';
import type en from '../messages/en.json';
import type { SharedBet, SharedFlight } from './SharedFlight';

/** The list of those who bet on the flight, and of what they cashed out at. It scrolls, also by keyboard. */
export function createPlayersList(t: Translate<typeof en>, language: Language) {
  const formats = { KES: createFormat(language, 'KES'), USD: createFormat(language, 'USD') };
  const count = h('p', { class: 'playersCount' });
  const list = h('ul', { class: 'playersList', tabindex: 0, 'aria-label': t('players') });
  const rows = new Map<string, HTMLElement>();

  /** The words of a row; they change when the player cashes out. */
  function wordsOf({ name, stakeCents, currency, cashedAt }: SharedBet, isOwn: boolean): string[] {
    const { amount, multiplier } = formats[currency];
    return [isOwn ? t('you') : name, amount(stakeCents), cashedAt === undefined ? '' : multiplier(cashedAt)];
  }

  function showRow(bet: SharedBet, isOwn: boolean): HTMLElement {
    const row = rows.get(bet.key) ?? h('li', { class: 'player' });
    const words = wordsOf(bet, isOwn);
    if (row.textContent === words.join(' ')) return row;
    row.classList.toggle('isOwn', isOwn);
    row.classList.toggle('isOut', bet.cashedAt !== undefined);
    const [name = '', stake = '', at = ''] = words;
    row.replaceChildren(h('span', {}, name), ' ', h('span', {}, stake), ' ', h('strong', {}, at));
    rows.set(bet.key, row);
    return row;
  }

  function forget(bets: readonly SharedBet[]): void {
    const kept = new Set(bets.map(({ key }) => key));
    for (const [key, row] of [...rows]) {
      if (kept.has(key)) continue;
      row.remove();
      rows.delete(key);
    }
  }

  let shown: { flight: SharedFlight; owners: string } | undefined;
  return {
    element: h('section', { class: 'players' }, count, list),
    show(flight: SharedFlight, isOwn: (key: string) => boolean) {
      const owners = flight.bets.filter(({ key }) => isOwn(key)).map(({ key }) => key);
      if (shown?.flight === flight && shown.owners === owners.join(' ')) return;
      shown = { flight, owners: owners.join(' ') };
      count.textContent = t('betCount', { count: formats.KES.integer(flight.betCount) });
      forget(flight.bets);
      const ordered = [...flight.bets].sort((a, b) => Number(isOwn(b.key)) - Number(isOwn(a.key)));
      ordered.forEach((bet, index) => {
        const row = showRow(bet, isOwn(bet.key));
        if (list.children[index] !== row) list.insertBefore(row, list.children[index] ?? null);
      });
    },
  };
}
