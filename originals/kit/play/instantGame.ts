import { winOf } from '../../fair/index.ts';
import { createAutoplay } from '../autoplay';
import { burst } from '../burst';
import { button, h } from '../dom';
import type { GameEnvironment } from '../environment';
import { createFigure } from '../figure';
import { mountGameFrame } from '../gameFrame';
import { createHistoryStrip } from '../historyStrip';
import { listenToKeys } from '../keys';
import { createStakeRow } from '../stakeRow';
import { createAskRound, type Decided, type InstantRules } from './askRound';

/** A result in words, and as a chip among the last ones. */
interface Told {
  text: string;
  chip: string;
}

export interface InstantGame<TWire, TChoice extends object, TOutcome> {
  /** The class of the game, in addition to `game`. */
  className: string;
  rules: InstantRules<TWire, TChoice, TOutcome>;
  choice: () => TChoice;
  /** Says what is missing before a round is asked for. */
  isReady?: () => boolean;
  view: {
    element: HTMLElement;
    /** A round was asked for. */
    wait: () => void;
    /** There is no round after all. */
    rest: () => void;
    /** Shows the round and calls back at its end. */
    show: (outcome: TOutcome, isWin: boolean, onRest: () => void) => void;
  };
  /** They stand above the stake. */
  controls: readonly Node[];
  /** They cannot be changed during a round. */
  locks: readonly { setLocked: (isLocked: boolean) => void }[];
  texts: { ready: string; action: string; pays: string };
  /** A win pays at most so many hundredths of the stake. */
  multiplier: () => number;
  tell: (round: Decided<TOutcome>) => Told;
  help: readonly string[];
  /** So many rounds can be seen at the same time. */
  together?: number;
}

/** Hundredths. Wins from this multiplier on are celebrated. */
const BIG_MULTIPLIER = 400;
const AUTO_PAUSE_MS = 900;

/** A multiplier above it, in hundredths, is a win; others give the stake or a part of it back. */
const STAKE = 100;

/** A game whose rounds are decided at the bet: one button plays, and the next round waits until there is room for it. */
export function mountInstantGame<TWire, TChoice extends object, TOutcome>(
  environment: GameEnvironment,
  game: InstantGame<TWire, TChoice, TOutcome>,
) {
  const { sound, announcer, translateKit, format } = environment;
  const { view, texts, rules, together = 1 } = game;
  const ask = createAskRound(environment, rules);
  /** Rounds from the press until their results are seen. */
  let rounds = 0;
  let isAsking = false;
  view.element.classList.add('instantView');
  const history = createHistoryStrip(translateKit('history'));
  const pays = createFigure(texts.pays);
  const message = h('p', { class: 'message' }, texts.ready);
  const stake = createStakeRow(environment, showPay);
  const action = button({ class: 'action' }, press, texts.action);
  const autoplay = createAutoplay(environment, { stakeCents: stake.stakeCents, play: press, onChange: showState });
  const frame = mountGameFrame(environment, {
    className: `gameInstant ${game.className}`,
    stage: [history.element, view.element, h('div', { class: 'figures' }, pays.element), message],
    controls: [...game.controls, stake.element, h('div', { class: 'actionRow' }, action, ...autoplay.elements)],
    help: { paragraphs: game.help, rtp: rules.kind.rtp },
    onRefill: () => action.focus(),
  });

  function showPay(): void {
    const multiplier = game.multiplier();
    pays.set(multiplier > 0 ? format.amount(winOf(stake.stakeCents(), multiplier)) : '–');
  }

  function showState(): void {
    const isLocked = rounds > 0 || autoplay.isOn();
    for (const control of [stake, ...game.locks]) control.setLocked(isLocked);
    action.classList.toggle('isBusy', !hasRoom());
    frame.setRoundOn(isLocked);
  }

  function say(text: string): void {
    message.textContent = text;
    announcer.say(text);
  }

  const hasRoom = (): boolean => !isAsking && rounds < (autoplay.isOn() ? 1 : together);

  function press(): void {
    if (!hasRoom() || game.isReady?.() === false) return;
    isAsking = true;
    rounds += 1;
    message.textContent = '\u00a0';
    view.wait();
    const stakeCents = stake.stakeCents();
    ask(stakeCents, game.choice(), { onDecided: (round) => show(round, stakeCents), onRefused: refuse });
    showState();
  }

  function refuse(why: string): void {
    isAsking = false;
    rounds -= 1;
    autoplay.stop();
    view.rest();
    say(why || texts.ready);
    showState();
  }

  function show(round: Decided<TOutcome>, stakeCents: number): void {
    isAsking = false;
    sound.play('roll');
    view.show(round.outcome, round.multiplier > STAKE, () => settle(round, stakeCents));
    showState();
  }

  function settle(round: Decided<TOutcome>, stakeCents: number): void {
    const { winCents, multiplier, note } = round;
    round.pay(winCents, true);
    const isWin = multiplier > STAKE;
    const { text, chip } = game.tell(round);
    history.add(chip, isWin ? 'isWin' : undefined);
    sound.play(isWin ? 'win' : 'lose');
    rounds -= 1;
    const ended = autoplay.settle(stakeCents, winCents, AUTO_PAUSE_MS);
    say([note ? `${text} (${note})` : text, ended].filter(Boolean).join('. '));
    if (multiplier >= BIG_MULTIPLIER) burst(view.element, environment);
    showState();
  }

  listenToKeys(environment, press);
  showPay();
  showState();
  return {
    /** Call it when the choice has changed. */
    showPay,
  };
}
