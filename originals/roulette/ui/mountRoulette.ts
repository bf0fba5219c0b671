import { decimalOf } from '../../../contract/money.ts';
import { h } from '../../kit/dom';
import type { GameEnvironment } from '../../kit/environment';
import { createTranslate } from '../../kit/i18n';
import { mountInstantGame } from '../../kit/play/instantGame';
import { isGain } from '../../kit/stakes';
import { colourOf, playRoulette, roulette, type RouletteOutcome } from '../rules/index.ts';
import { createBets, type Limit } from './bets';
import { createChipRow } from './chipRow';
import messages from './messages';
import type en from './messages/en.json';
import { neighboursOf } from './places';
import { createTableView } from './tableView';
import { nameOf, numberText } from './texts';
import { createTrackView } from './trackView';
import { createWheelView } from './wheelView';

const KEPT = 50;
const THOUSAND = 1_000_00;

export function mountRoulette(environment: GameEnvironment): void {
  const { announcer, format, sound, stakes, theme, translateKit, wallet } = environment;
  const t = createTranslate<typeof en>(messages, theme.language);
  const bets = createBets(environment);
  const wheel = createWheelView(environment);
  const table = createTableView(t, { onPlace: put, onHint: (id) => game.say(t(id)) });
  const track = createTrackView(t, (number) => put(neighboursOf(number).map((each) => `straight:${each}`)));
  const row = createChipRow(environment, t, bets, (tool) => change(bets[tool]()));
  const view = h('div', { class: 'rouletteView' }, wheel.element, track.element, table.element);
  let isLocked = false;

  const game = mountInstantGame(environment, {
    className: 'gameRoulette',
    rules: { kind: roulette, play: playRoulette, read: (outcome: RouletteOutcome) => outcome },
    choice: () => ({ bets: bets.chips().map(({ on, stake }) => ({ on, stake: decimalOf(stake) })) }),
    isReady,
    view: {
      element: view,
      wait() {
        bets.play();
        wheel.clear();
        showChips();
      },
      rest: () => wheel.clear(),
      show({ number }, isWin, onRest) {
        wheel.turn(number, () => {
          view.dataset['mood'] = isWin ? 'won' : 'lost';
          showChips(number);
          onRest();
        });
      },
      skip: wheel.skip,
    },
    controls: [],
    locks: [table, track],
    stake: { ...row, stakeCents: bets.totalCents, mostCents: bets.mostCents, setLocked: lock },
    kept: KEPT,
    texts: { ready: t('ready'), action: t('spin'), pays: translateKit('paysUpTo') },
    tell({ outcome: { number }, winCents }, stakeCents) {
      const came = numberText(t, number);
      const chip = h('span', {}, String(number), h('span', { class: 'visuallyHidden' }, came.replace(/^\d+/, '')));
      return { chip, look: colourOf(number), text: resultText(came, winCents, stakeCents) };
    },
    help: [t('helpPlay'), t('helpLines'), t('helpPays')],
  });

  function resultText(number: string, winCents: number, stakeCents: number): string {
    if (winCents === 0) return `${number}. ${translateKit('noWin')}`;
    return t(isGain(winCents, stakeCents) ? 'won' : 'back', { number, amount: format.amount(winCents) });
  }

  function lock(next: boolean): void {
    isLocked = next;
    row.setLocked(next);
  }

  function showChips(came?: number): void {
    const chips = bets.chips().map(({ on, stake }) => ({
      on,
      text: stake >= THOUSAND ? `${format.plain(Math.floor(stake / 100) / 10)}k` : format.plain(stake),
      name: t('staked', { place: nameOf(t, on), amount: format.amount(stake) }),
    }));
    table.show(chips, came);
    row.show();
  }

  function limitText(limit: Limit | 'underLeast'): string {
    const amount = { overGreatest: stakes.greatest, overBalance: wallet.balanceCents(), underLeast: stakes.least };
    return t(limit, { amount: format.amount(amount[limit]) });
  }

  /** Shows the chips after a change, or says which limit did not let it be. */
  function change(limit: Limit | undefined | void): boolean {
    if (limit) {
      game.say(limitText(limit));
      return false;
    }
    sound.play('tap');
    wheel.close();
    showChips();
    game.showPay();
    announcer.say(`${translateKit('stake')}: ${format.amount(bets.totalCents())}`);
    return true;
  }

  function put(places: readonly string[]): void {
    if (isLocked || !change(bets.put(places, row.valueCents()))) return;
    const names = places.map((on) => t('staked', { place: nameOf(t, on), amount: format.amount(bets.at(on)) }));
    announcer.say(names.join(', '));
  }

  function isReady(): boolean {
    const total = bets.totalCents();
    if (total === 0) {
      game.say(t('ready'));
      table.focus();
      return false;
    }
    // For money the server says what is missing, and the page offers a deposit.
    const isTooMuch = environment.isDemo && total > wallet.balanceCents();
    if (isTooMuch || total < stakes.least) game.say(limitText(isTooMuch ? 'overBalance' : 'underLeast'));
    return !isTooMuch && total >= stakes.least;
  }

  showChips();
}
