import { decimalOf } from '../../../contract/money.ts';
import { h } from '../../kit/dom';
import type { GameEnvironment } from '../../kit/environment';
import { createTranslate } from '../../kit/i18n';
import { mountInstantGame } from '../../kit/play/instantGame';
import { shortOf } from '../../kit/play/tableGame';
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
  const table = createTableView(t, put, (id) => game.say(t(id)));
  const track = createTrackView(t, (number) => put(neighboursOf(number).map((each) => `straight:${each}`)));
  const row = createChipRow(environment, t, bets, (tool) => change(bets[tool]()));
  const view = h('div', { class: 'rouletteView' }, wheel.element, track.element, table.element);

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
    stake: { ...row, stakeCents: bets.totalCents, mostCents: bets.mostCents },
    kept: KEPT,
    texts: { ready: t('ready'), action: t('spin'), playing: t('closed'), pays: translateKit('paysUpTo') },
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

  const stakedText = (on: string): string => t('staked', { place: nameOf(t, on), amount: format.amount(bets.at(on)) });

  function showChips(came?: number): void {
    const shown = (cents: number): string =>
      cents < THOUSAND ? shortOf(format, cents) : `${shortOf(format, Math.floor(cents / 1_000))}k`;
    table.show(
      bets.chips().map(({ on, stake }) => ({ on, text: shown(stake), name: stakedText(on) })),
      came,
    );
    row.show();
  }

  function limitText(limit: Limit | 'underLeast'): string {
    const amount = { overGreatest: stakes.greatest, overBalance: wallet.balanceCents(), underLeast: stakes.least };
    return t(limit, { amount: format.amount(amount[limit]) });
  }

  /** Shows the chips after a change and says those at `places`, or says which limit did not let it be. */
  function change(limit: Limit | undefined | void, places: readonly string[] = []): void {
    if (limit) return game.say(limitText(limit));
    sound.play('tap');
    wheel.close();
    showChips();
    game.showPay();
    const total = `${translateKit('stake')}: ${format.amount(bets.totalCents())}`;
    announcer.say(places.map(stakedText).join(', ') || total);
  }

  function put(places: readonly string[]): void {
    if (!row.isLocked()) change(bets.put(places, row.valueCents()), places);
  }

  /** For money the server says that the balance is too low, and the page offers a deposit. */
  function isReady(): boolean {
    const total = bets.totalCents();
    const isTooMuch = environment.isDemo && total > wallet.balanceCents();
    if (total >= stakes.least && !isTooMuch) return true;
    if (total === 0) table.focus();
    game.say(total === 0 ? t('ready') : limitText(isTooMuch ? 'overBalance' : 'underLeast'));
    return false;
  }

  showChips();
}
