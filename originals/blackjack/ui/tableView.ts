import { createPlayingCards } from '../../kit/cards/playingCard';
import { h, s } from '../../kit/dom';
import type { GameEnvironment } from '../../kit/environment';
import type { Translate } from '../../kit/i18n';
import type { ShownRound } from '../../kit/play/lasting/lastingMode';
import { winOf } from '../../fair/index.ts';
import { type BlackjackOutcome, endsOf, handsOf, inPlay, returnsOf, stakesOf } from '../rules/index.ts';
import { framesOf, type Seen } from './frames';
import type en from './messages/en.json';
import { createRowView } from './rowView';

export type BlackjackRound = ShownRound<object, BlackjackOutcome>;

/** A card is dealt in this time, ms; the dealer takes longer over the own cards. */
const DEAL_MS = 260;
const DEALER_MS = 520;

export const firstStakeOf = ({ stakeCents, outcome }: BlackjackRound): number => stakeCents / stakesOf(outcome);

/** The rules of the table, a sentence on each of two curves as on real felt, between two lines. */
function createPrint(text: string): SVGSVGElement {
  const curve = (y: number): string => `M14 ${y - 26}Q200 ${y + 26} 386 ${y - 26}`;
  const lines = text.split(/(?<=\.) /).flatMap((sentence, index) => {
    const [id, words] = [`printed${index}`, s('text', {})];
    const path = s('textPath', { href: `#${id}`, startOffset: '50%' });
    path.textContent = sentence.replace(/\.$/, '');
    words.append(path);
    return [s('path', { id, d: curve(17 + index * 20) }), words];
  });
  const ruled = [-6, 48].map((y) => s('path', { class: 'ruled', d: curve(y) }));
  const look = { class: 'printed', viewBox: '0 0 400 44', role: 'img', 'aria-label': text };
  return s('svg', look, ...ruled, ...lines);
}

/** The felt with the dealer's cards above and the hands below. */
export function createTableView(environment: GameEnvironment, t: Translate<typeof en>) {
  const { theme, format, clock, sound, isMotionReduced } = environment;
  const cards = createPlayingCards(theme.language);
  const dealer = createRowView(cards, 'dealer', t('dealer'));
  const hands = [createRowView(cards, 'player', t('you')), createRowView(cards, 'player second', '')] as const;
  const deck = h('div', { class: 'shoe', 'aria-hidden': 'true' }, cards.draw(undefined));
  const both = h('div', { class: 'hands' }, ...hands.map(({ element }) => element));
  const element = h('div', { class: 'bjTable' }, deck, dealer.element, createPrint(t('printed')), both);
  let seen: Seen | undefined;
  let last: BlackjackRound | undefined;
  /** The rest of what is being shown, and what follows it. */
  let waiting: Seen[] = [];
  let onRest: (() => void) | undefined;
  let cancel = (): void => undefined;

  function paint(next: Seen | undefined): void {
    seen = next;
    const done = next && last ? handsOf({ ...last.outcome, hands: next.hands }).map(({ isDone }) => isDone) : [];
    hands.forEach((hand, index) => hand.set(next?.hands[index] ?? [], done[index]));
    dealer.set(next?.dealer ?? [], last?.isOver);
    both.classList.toggle('isSplit', (next?.hands.length ?? 0) > 1);
  }

  /** Shows the stakes and the hand in play, and at the end what each hand got. */
  function mark(isEnded: boolean): void {
    for (const hand of hands) hand.mark('', false);
    if (!last) return;
    const first = firstStakeOf(last);
    const ends = isEnded ? endsOf(last.outcome) : [];
    const returns = returnsOf(last.outcome);
    const playing = inPlay(last.outcome);
    handsOf(last.outcome).forEach(({ isDoubled }, index) => {
      const [end, paid = 0] = [ends[index], returns[index]];
      const text = end && t(`end_${end}`, { amount: format.amount(winOf(first, paid)) });
      hands[index]?.mark(format.amount(isDoubled ? first * 2 : first), index === playing, end, text);
    });
  }

  function next(): void {
    const frame = waiting.shift();
    if (frame) {
      paint(frame);
      sound.play('stop');
      cancel = clock.after(frame.dealer[1] === undefined ? DEAL_MS : DEALER_MS, next);
      return;
    }
    const tell = onRest;
    onRest = undefined;
    tell?.();
  }

  function skip(): void {
    cancel();
    waiting.splice(0).forEach(paint);
    next();
  }

  element.addEventListener('click', skip);
  return {
    element,
    skip,
    show(round: BlackjackRound | undefined) {
      last = round;
      if (round) framesOf(seen, round.outcome).forEach(paint);
      paint(round && seen);
      mark(round?.isOver === true);
    },
    reveal(round: BlackjackRound, whenSeen: () => void) {
      const isNew = last === undefined || last.isOver;
      last = round;
      if (isNew) paint(undefined);
      mark(false);
      waiting = framesOf(seen, round.outcome);
      onRest = whenSeen;
      if (isMotionReduced) skip();
      else next();
    },
    /** The cards that have come since it was read last. */
    read({ outcome }: BlackjackRound): string {
      const names = outcome.hands.length > 1 ? [t('firstHand'), t('secondHand')] : [t('you')];
      const said = names.map((name, index) => hands[index]?.read(name));
      return [...said, dealer.read(t('dealer'))].filter(Boolean).join('. ');
    },
  };
}
