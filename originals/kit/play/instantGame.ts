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

interface InstantGame<TWire, TChoice extends object, TOutcome> {
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
  /** A win pays so many hundredths of the stake. */
  multiplier: () => number;
  tell: (outcome: TOutcome, winCents: number) => Told;
  help: readonly string[];
}

/** Hundredths. Wins from this multiplier on are celebrated. */
const BIG_MULTIPLIER = 400;
const AUTO_PAUSE_MS = 900;

/** A game whose rounds are decided at the bet: one button plays, and the next round waits for the end of the last one. */
export function mountInstantGame<TWire, TChoice extends object, TOutcome>(
  environment: GameEnvironment,
  game: InstantGame<TWire, TChoice, TOutcome>,
) {
  const { sound, announcer, translateKit, format } = environment;
  const { view, texts, rules } = game;
  const ask = createAskRound(environment, rules);
  /** True from the press until the result is seen. */
  let isOn = false;
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
    pays.set(format.amount(winOf(stake.stakeCents(), game.multiplier())));
  }

  function showState(): void {
    const isLocked = isOn || autoplay.isOn();
    for (const control of [stake, ...game.locks]) control.setLocked(isLocked);
    action.classList.toggle('isBusy', isOn);
    frame.setRoundOn(isLocked);
  }

  function say(text: string): void {
    message.textContent = text;
    announcer.say(text);
  }

  function press(): void {
    if (isOn || game.isReady?.() === false) return;
    isOn = true;
    message.textContent = '\u00a0';
    view.wait();
    const stakeCents = stake.stakeCents();
    ask(stakeCents, game.choice(), { onDecided: (round) => show(round, stakeCents), onRefused: refuse });
    showState();
  }

  function refuse(why: string): void {
    isOn = false;
    autoplay.stop();
    view.rest();
    say(why || texts.ready);
    showState();
  }

  function show(round: Decided<TOutcome>, stakeCents: number): void {
    sound.play('roll');
    view.show(round.outcome, round.multiplier > 0, () => settle(round, stakeCents));
  }

  function settle({ outcome, winCents, multiplier, note, pay }: Decided<TOutcome>, stakeCents: number): void {
    pay(winCents, true);
    const isWin = multiplier > 0;
    const { text, chip } = game.tell(outcome, winCents);
    history.add(chip, isWin ? 'isWin' : undefined);
    sound.play(isWin ? 'win' : 'lose');
    isOn = false;
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
