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
import { isGain } from '../stakes';
import { createAskRound, type Decided, type InstantRules } from './askRound';

/** A result in words, and as a chip among the last ones; `look` is the class of its colour. */
interface Told {
  text: string;
  chip: Node | string;
  look?: string;
}

/** The stake of a game that has no stake row, such as chips on a table. */
interface OwnStake {
  element: Node;
  stakeCents: () => number;
  setLocked: (isLocked: boolean) => void;
  /** A round pays at most so many cents. */
  mostCents: () => number;
  /** They stand beside the main button, in place of automatic play. */
  tools: readonly Node[];
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
    /** A press while a round is shown: its end, at once. */
    skip?: () => void;
  };
  /** They stand above the stake. */
  controls: readonly Node[];
  /** They cannot be changed during a round. */
  locks: readonly { setLocked: (isLocked: boolean) => void }[];
  /** `playing` is said while a round is asked for and shown. */
  texts: { ready: string; action: string; pays: string; playing?: string };
  /** A win pays at most so many hundredths of the stake; or the game has a stake of its own. */
  multiplier?: () => number;
  stake?: OwnStake;
  /** So many results are kept in sight. */
  kept?: number;
  tell: (round: Decided<TOutcome>, stakeCents: number) => Told;
  help: readonly string[];
  /** So many rounds can be seen at the same time. */
  together?: number;
}

/** Hundredths. Wins from this multiplier on are celebrated. */
const BIG_MULTIPLIER = 400;
const AUTO_PAUSE_MS = 900;

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
  const history = createHistoryStrip(translateKit('history'), game.kept);
  const pays = createFigure(texts.pays);
  const message = h('p', { class: 'message' }, texts.ready);
  const stake = game.stake ?? createStakeRow(environment, showPay);
  const action = button({ class: 'action' }, press, texts.action);
  const autoplay = createAutoplay(environment, { stakeCents: stake.stakeCents, play: press, onChange: showState });
  const beside = game.stake?.tools ?? autoplay.elements;
  const frame = mountGameFrame(environment, {
    className: `gameInstant ${game.className}`,
    stage: [history.element, view.element, h('div', { class: 'figures' }, pays.element), message],
    controls: [...game.controls, stake.element, h('div', { class: 'actionRow' }, action, ...beside)],
    help: { paragraphs: game.help, rtp: rules.kind.rtp },
    onRefill: () => action.focus(),
  });

  function showPay(): void {
    const most = game.stake?.mostCents() ?? winOf(stake.stakeCents(), game.multiplier?.() ?? 0);
    pays.set(most > 0 ? format.amount(most) : '–');
  }

  function showState(): void {
    const isLocked = rounds > 0 || autoplay.isOn();
    for (const control of [stake, ...game.locks]) control.setLocked(isLocked);
    action.classList.toggle('isBusy', !hasRoom());
    frame.setRoundOn(isLocked);
  }

  function say(text: string, isWin = false): void {
    message.textContent = text;
    message.classList.toggle('isWin', isWin);
    announcer.say(text);
  }

  const hasRoom = (): boolean => !isAsking && rounds < (autoplay.isOn() ? 1 : together);

  function press(): void {
    if (!hasRoom()) return view.skip?.();
    if (game.isReady?.() === false) return;
    isAsking = true;
    rounds += 1;
    message.textContent = texts.playing ?? '\u00a0';
    message.classList.remove('isWin');
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
    view.show(round.outcome, isGain(round.winCents, stakeCents), () => settle(round, stakeCents));
    showState();
  }

  function settle(round: Decided<TOutcome>, stakeCents: number): void {
    const { winCents, multiplier, note } = round;
    round.pay(winCents, true);
    const isWin = isGain(winCents, stakeCents);
    const { text, chip, look = isWin ? 'isWin' : undefined } = game.tell(round, stakeCents);
    history.add(chip, look);
    sound.play(isWin ? 'win' : 'lose');
    rounds -= 1;
    const ended = autoplay.settle(stakeCents, winCents, AUTO_PAUSE_MS);
    say([note ? `${text} (${note})` : text, ended].filter(Boolean).join('. '), isWin);
    if (multiplier >= BIG_MULTIPLIER) burst(view.element, environment);
    showState();
  }

  listenToKeys(environment, press);
  showPay();
  showState();
  return {
    /** Call it when the choice has changed. */
    showPay,
    say,
  };
}
