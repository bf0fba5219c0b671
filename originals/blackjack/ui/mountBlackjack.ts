import { button, h } from '../../kit/dom';
import type { GameEnvironment } from '../../kit/environment';
import { createTranslate } from '../../kit/i18n';
import { mountLastingGame } from '../../kit/play/lasting/lastingGame';
import { isGain } from '../../kit/stakes';
import {
  blackjack,
  BLACKJACK_MOVES,
  type BlackjackMove,
  endsOf,
  inPlay,
  isBlackjack,
  legalMoves,
  stakesOf,
  totalOf,
} from '../rules/index.ts';
import { createChartView } from './chartView';
import messages from './messages';
import type en from './messages/en.json';
import { totalText } from './rowView';
import { type BlackjackRound, createTableView, firstStakeOf } from './tableView';

const KEYS: Readonly<Record<BlackjackMove, string>> = { hit: 'H', stand: 'S', double: 'D', split: 'P' };

/** They take the first stake once more. */
const ADDING: readonly BlackjackMove[] = ['double', 'split'];

export function mountBlackjack(environment: GameEnvironment): void {
  const { format, theme, keys, wallet, isDemo } = environment;
  const t = createTranslate<typeof en>(messages, theme.language);
  const table = createTableView(environment, t);
  const moves = BLACKJACK_MOVES.map((move) => {
    const added = h('span', { class: 'added' });
    const attributes = { class: `move ${move}`, 'aria-keyshortcuts': KEYS[move] };
    return { move, added, element: button(attributes, () => make(move), h('strong', {}, t(move)), added) };
  });
  const view = { ...table, focus: () => moves[0]?.element.focus() };
  const isOff = (element: Element): boolean => element.getAttribute('aria-disabled') === 'true';

  /** Not disabled, because a button would lose the focus. After a move that cannot be made again it is on the first one. */
  function showMoves(round: BlackjackRound | undefined, isBusy: boolean): void {
    const legal = round && !isBusy ? legalMoves(round.outcome) : [];
    const first = round ? firstStakeOf(round) : 0;
    // For money the server says that the balance is too low, and the page offers a deposit.
    const canPay = !isDemo || wallet.balanceCents() >= first;
    for (const { move, added, element } of moves) {
      const isAdding = ADDING.includes(move);
      element.setAttribute('aria-disabled', String(!legal.includes(move) || (isAdding && !canPay)));
      added.textContent = isAdding && first > 0 ? `+${format.amount(first)}` : '';
    }
    const isStuck = moves.some(({ element }) => element === document.activeElement && isOff(element));
    if (isStuck && !isBusy) view.focus();
  }

  function make(action: BlackjackMove): void {
    const element = moves.find(({ move }) => move === action)?.element;
    if (element && !isOff(element)) game.step({ action });
    else table.skip();
  }

  function tellOpen({ outcome }: BlackjackRound): string {
    const index = inPlay(outcome);
    const { total, isSoft } = totalOf(outcome.hands[index] ?? []);
    const id = outcome.hands.length === 1 ? 'yourMove' : index === 0 ? 'firstMove' : 'secondMove';
    return t(id, { total: isSoft ? t('softTotal', { total }) : total, up: totalText(outcome.dealer) });
  }

  function tell(round: BlackjackRound): string {
    const { isOver, outcome, payoutCents, stakeCents } = round;
    if (!isOver) return tellOpen(round);
    const values = { amount: format.amount(payoutCents), total: totalOf(outcome.dealer).total };
    const ends = endsOf(outcome);
    if (isGain(payoutCents, stakeCents)) return t(ends.includes('blackjack') ? 'wonBlackjack' : 'won', values);
    if (payoutCents > 0) return t(payoutCents === stakeCents ? 'push' : 'back', values);
    if (ends.every((end) => end === 'bust')) return t('bust');
    return t(isBlackjack(outcome, 'dealer') ? 'dealerBlackjack' : 'lost', values);
  }

  const game = mountLastingGame(environment, {
    kind: blackjack,
    className: 'gameBlackjack',
    stage: [table.element],
    controls: [],
    moves: h('div', { class: 'moves' }, ...moves.map(({ element }) => element)),
    view,
    choice: () => ({}),
    setChoice: () => undefined,
    onState: ({ round, isBusy }) => showMoves(round, isBusy),
    tell,
    read: table.read,
    stakes: ({ outcome }) => stakesOf(outcome),
    texts: { ready: t('ready'), start: t('start'), first: t('start') },
    canCashOut: () => false,
    lostSound: 'lose',
    help: [t('helpPlay'), t('helpMoves'), t('helpDealer'), t('helpPays'), t('helpKeys')],
    helpExtra: createChartView(t),
  });

  keys.addEventListener('keydown', ({ key, repeat, ctrlKey, metaKey, altKey, target }) => {
    const action = BLACKJACK_MOVES.find((move) => KEYS[move] === key.toUpperCase());
    const isElsewhere = target instanceof Element && target.closest('input, dialog') !== null;
    if (action && !repeat && !ctrlKey && !metaKey && !altKey && !isElsewhere) make(action);
  });
}
