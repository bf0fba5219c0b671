import { button, h } from '../../../kit/dom';
import { createFormat, type Format } from '../../../kit/format';
import type { Translate } from '../../../kit/i18n';
import { NAIROBI_MS } from '../../../../contract/nairobi.ts';
import { SHOWN_FLIGHTS, STAKES } from '../../../../contract/playTerms.ts';
import { kesToUsdCents, shownKesOf } from '../../../../contract/money.ts';
import type { Money } from '../../../kit/play/Money';
import { centsOf } from '../../../kit/play/MoneyRound';
import { CREDIT } from '../../../kit/wallet';
import { type FlightBet, payoutCents } from '../flight';
import type en from '../messages/en.json';
import { betOf, type Round } from '../moneyFlights';
import type { SharedBet, SharedFlight } from './SharedFlight';

const TABS = ['all', 'mine', 'top'] as const;
type Tab = (typeof TABS)[number];

/** A line of the list. */
interface Line {
  key: string;
  look: string;
  /** Name, stake, multiplier and win; a line of one word is a heading. */
  words: readonly string[];
}

/** So many of the player's own bets, and of the highest wins since the game was opened, are kept. */
const KEPT = 50;

/** Below a flight with few bets stand so many of the player's own. */
const SHOWN_OWN = 8;
/** How many of the last flights came so high, in hundredths. */
const HEIGHTS = [200, 500, 1000];

/** The time of day in Kenya, such as 20:06. */
const timeOf = (ms: number): string => new Date(ms + NAIROBI_MS).toISOString().slice(11, 16);

/** Wins of two currencies are compared by their shares of the highest stake. */
const weightOf = ({ winCents, currency }: SharedBet): number => winCents / STAKES[currency].max;

/** The bets on the flight and on the one before it, those of the player, and the highest wins that were seen. */
export function createPlayersList(
  t: Translate<typeof en>,
  /** The demo has no currency: its credits are the player's own. */
  { language, currency, kesPerUsd = 0 }: Pick<Money, 'language'> & Partial<Pick<Money, 'currency' | 'kesPerUsd'>>,
  { amount, multiplier, integer }: Format,
) {
  const formats = { KES: createFormat(language, 'KES'), USD: createFormat(language, 'USD') };
  const list = h('ul', { class: 'playersList', tabindex: 0, 'aria-label': t('players') });
  const rows = new Map<string, HTMLElement>();
  const tabs = TABS.map((name) => button({ class: 'playersTab', role: 'tab' }, () => choose(name)));
  const tabList = h('div', { class: 'playersTabs', role: 'tablist', 'aria-label': t('players') }, ...tabs);
  let mine: Line[] = [];
  let top: (SharedBet & { id: string })[] = [];
  let tab: Tab = 'all';
  let shown: { flight: SharedFlight; owners: string } | undefined;
  let last: { flight: SharedFlight; lines: Line[] } | undefined;
  let lines: Line[] = [];
  let past: number[] = [];
  let ofDemo: Line[] = [];

  tabList.addEventListener('keydown', ({ key }) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
    const next = step && TABS.at((TABS.indexOf(tab) + step) % TABS.length);
    if (!next) return;
    choose(next);
    tabs[TABS.indexOf(next)]?.focus();
  });

  /** Amounts of the other currency are converted, to whole shillings or to the cent. */
  function shownAmount(cents: number, own: Money['currency']): string {
    if (own === currency || kesPerUsd === 0) return formats[own].amount(cents);
    return `≈\u00a0${amount(own === 'USD' ? shownKesOf(cents, kesPerUsd) * CREDIT : kesToUsdCents(cents, kesPerUsd))}`;
  }

  function lineOf(
    { key, name: whole, currency: own, stakeCents, cashedAt, winCents }: SharedBet,
    id: string,
    isOver = false,
  ): Line {
    const stake = shownAmount(stakeCents, own);
    const name = whole.replace(/^(.{4}).*?(•+)$/u, '$1$2');
    const line = { key: `${id} ${key}`, look: '', words: [name, stake, '', ''] };
    if (cashedAt !== undefined)
      return { ...line, look: 'isOut', words: [name, stake, multiplier(cashedAt), shownAmount(winCents, own)] };
    return isOver ? { ...line, look: 'isLost', words: [name, `\u2212${stake}`, '', ''] } : line;
  }

  type FlightOfMine = Pick<SharedFlight, 'startsAtMs' | 'crashPoint'>;

  function lineOfMine(key: string, { startsAtMs, crashPoint }: FlightOfMine, bet: FlightBet): Line {
    const { cashedAt = crashPoint, stakeCents } = bet;
    const isOut = bet.cashedAt !== undefined;
    const result = [cashedAt === undefined ? '' : multiplier(cashedAt), isOut ? amount(payoutCents(bet)) : ''];
    const look = isOut ? 'isOut' : crashPoint === undefined ? '' : 'isLost';
    const stake = `${look === 'isLost' ? '\u2212' : ''}${amount(stakeCents)}`;
    return { key, look, words: [timeOf(startsAtMs), stake, ...result] };
  }

  function lineOfDemo(flight: FlightOfMine, bet: FlightBet): Line {
    const { look, words } = lineOfMine(`own ${bet.place}`, flight, bet);
    return { key: `own ${bet.place}`, look: `${look} isOwn`, words: words.with(0, t('you')) };
  }

  function keepMine(flight: SharedFlight, bets: readonly FlightBet[]): void {
    const keyOf = (place: number): string => `${flight.id}:${place}`;
    // A bet that was taken back is none any more.
    const others = mine.filter(({ key }) => ![keyOf(1), keyOf(2)].includes(key));
    mine = [...others, ...bets.map((bet) => lineOfMine(keyOf(bet.place), flight, bet))].slice(-KEPT);
  }

  function keepTop({ id, bets }: SharedFlight): void {
    const wins = bets.filter(({ winCents }) => winCents > 0).map((bet) => ({ ...bet, id: String(id) }));
    const known = new Set(wins.map(({ key }) => key));
    top = [...top.filter(({ key }) => !known.has(key)), ...wins]
      .sort((a, b) => weightOf(b) - weightOf(a))
      .slice(0, KEPT);
  }

  function shownLines(): Line[] {
    if (tab === 'mine') return mine.toReversed();
    const highestOf = (bets: typeof top): Line[] => bets.map((bet) => lineOf(bet, `top ${bet.id}`));
    if (tab === 'top') return highestOf(top);
    const told = [shown, last].map((each) => String(each?.flight.id));
    const before = t('lastFlight', { multiplier: multiplier(last?.flight.crashPoint ?? 100) });
    const own = mine.filter(({ key }) => !key.startsWith(`${shown?.flight.id}:`)).slice(-SHOWN_OWN);
    return [
      ...lines,
      ...headed(before, last?.lines ?? []),
      ...headed(t('tabTop'), highestOf(top.filter(({ id }) => !told.includes(id)))),
      ...headed(t('tabMine'), own.toReversed()),
      ...headed(t('lastFlights', { count: integer(past.length) }), factsOfPast()),
    ];
  }

  function factsOfPast(): Line[] {
    if (past.length === 0) return [];
    const reached = HEIGHTS.map((height) => [
      t('orMore', { multiplier: `${integer(height / 100)}×` }),
      `${integer(past.filter((crashPoint) => crashPoint >= height).length)} / ${integer(past.length)}`,
    ]);
    const facts = [[t('highest'), multiplier(Math.max(...past))], ...reached];
    return facts.map((words) => ({ key: `past ${words[0]}`, look: 'isFact', words }));
  }

  const headed = (words: string, below: Line[]): Line[] =>
    below.length > 0 ? [{ key: words, look: 'isHeading', words: [words] }, ...below] : [];

  function rowOf({ key, look, words }: Line): HTMLElement {
    const row = rows.get(key) ?? h('li', {});
    rows.set(key, row);
    row.className = `player ${look}`;
    if (row.textContent === words.join(' ')) return row;
    const [name = '', ...others] = words;
    row.replaceChildren(h('span', {}, name), ...others.flatMap((word) => [' ', h('span', {}, word)]));
    return row;
  }

  function render(): void {
    const count = integer((shown?.flight.betCount ?? 0) + ofDemo.length);
    const words = [t('tabAll', { count }), t('tabMine'), t('tabTop')];
    tabs.forEach((element, index) => {
      const isChosen = TABS[index] === tab;
      element.textContent = words[index] ?? '';
      element.setAttribute('aria-selected', String(isChosen));
      element.tabIndex = isChosen ? 0 : -1;
    });
    const found = shownLines();
    const isBare = tab === 'all' ? lines.length === 0 : found.length === 0;
    const isOpen = shown?.flight.status === 'betting';
    const empty = ({ all: isOpen ? 'noBets' : 'noBetsOver', mine: 'noneOfMine', top: 'noWins' } as const)[tab];
    const all = isBare ? [{ key: empty, look: 'isNote', words: [t(empty)] }, ...found] : found;
    const isAtTop = list.scrollTop === 0;
    const kept = new Set(all.map(({ key }) => key));
    for (const [key, row] of [...rows]) {
      if (kept.has(key)) continue;
      row.remove();
      rows.delete(key);
    }
    all.forEach((line, index) => {
      const row = rowOf(line);
      if (list.children[index] !== row) list.insertBefore(row, list.children[index] ?? null);
    });
    // The browser stays at the row that was the first one: a new one above it would be hidden.
    if (isAtTop) list.scrollTop = 0;
  }

  function choose(next: Tab): void {
    tab = next;
    list.scrollTop = 0;
    render();
  }

  render();
  return {
    element: h('section', { class: 'players' }, tabList, list),
    /** The end of a flight, oldest first. */
    addPast(crashPoint: number) {
      past = [...past, crashPoint].slice(-SHOWN_FLIGHTS);
      render();
    },
    /** Bets that were over when the game was opened, newest first. */
    keepEarlier(rounds: readonly Round[]) {
      const lines = rounds.map((round) => {
        const crashPoint = centsOf(round.outcome.crashAt ?? 1);
        return lineOfMine(round.id, { startsAtMs: Date.parse(round.startedAt), crashPoint }, betOf(round, 1));
      });
      mine = [...lines.toReversed(), ...mine];
      render();
    },
    show(flight: SharedFlight, own: readonly FlightBet[], isOwn: (key: string) => boolean) {
      const owners = JSON.stringify([own, flight.bets.map(({ key }) => key).filter((key) => isOwn(key))]);
      if (shown?.flight === flight && shown.owners === owners) return;
      // The end of a flight may be known only from the history: then its bets are not shown as the last ones.
      if (shown && shown.flight.id !== flight.id)
        last = shown.flight.crashPoint === undefined ? undefined : { flight: shown.flight, lines };
      shown = { flight, owners };
      const bets = flight.bets.map((bet) => (isOwn(bet.key) ? { ...bet, name: t('you') } : bet));
      const ordered = bets.toSorted((a, b) => Number(isOwn(b.key)) - Number(isOwn(a.key)));
      ofDemo = currency ? [] : own.map((bet) => lineOfDemo(flight, bet));
      const told = ordered.map((bet) => {
        const line = lineOf(bet, String(flight.id), flight.crashPoint !== undefined);
        return isOwn(bet.key) ? { ...line, look: `${line.look} isOwn` } : line;
      });
      lines = [...ofDemo, ...told];
      keepMine(flight, own);
      keepTop({ ...flight, bets });
      render();
    },
  };
}
