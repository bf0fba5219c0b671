import { createAutoplay } from '../../autoplay';
import { burst } from '../../burst';
import { button, h } from '../../dom';
import type { Effect } from '../../effects';
import type { GameEnvironment } from '../../environment';
import { mountGameFrame } from '../../gameFrame';
import { createTranslate } from '../../i18n';
import { listenToKeys } from '../../keys';
import { createStakeRow } from '../../stakeRow';
import { isGain } from '../../stakes';
import type { Step } from '../../../../contract/bets.ts';
import { type Asking, createLastingMode, type LastingKind, type ShownRound } from './lastingMode';
import messages from './messages';
import type en from './messages/en.json';

interface Automatic<Round> {
  /** Stands in the settings of automatic play. */
  setting: Node;
  /** The next step of an automatic round; without one it is cashed out. */
  next: (round: Round) => Step | undefined;
}

interface LastingGame<Choice extends object, Drawn extends object, Outcome extends object> {
  kind: LastingKind<Choice, Drawn, Outcome>;
  /** The class of the game, in addition to `game`. */
  className: string;
  /** Above and below the view; the message is the last. */
  stage: readonly Node[];
  /** They stand above the stake. */
  controls: readonly Node[];
  /** They stand beside the button that starts. */
  beside?: readonly Node[];
  /** While a round is on, it takes the place of the stake and of the button that starts. */
  moves?: HTMLElement;
  view: {
    /** Coins burst out of it. */
    element: HTMLElement;
    /** Shows the round, also after its end; undefined before the first and when there is none after all. */
    show: (round: ShownRound<Choice, Outcome> | undefined) => void;
    /** Marks what the server is asked for; undefined for nothing. */
    setPending?: (step: Step | undefined) => void;
    /** Shows by and by what has come to the round, and calls back when all is seen; a start and an end are told after it. */
    reveal?: (round: ShownRound<Choice, Outcome>, onRest: () => void) => void;
    /** Shows the rest of it at once; does nothing where nothing is left. */
    skip?: () => void;
    focus: () => void;
  };
  choice: () => Choice;
  /** A round that was found open has this choice. */
  setChoice: (choice: Choice) => void;
  /** `isOn`: nothing can be chosen. `isBusy`: no step can be made. */
  onState: (state: { round: ShownRound<Choice, Outcome> | undefined; isOn: boolean; isBusy: boolean }) => void;
  /** Says how a round that goes on stands, or how it ended. */
  tell: (round: ShownRound<Choice, Outcome>) => string;
  /** Says before it to those who do not see the view what has come. */
  read?: (round: ShownRound<Choice, Outcome>) => string;
  /** The round takes so many times its first stake so far; missing where that is always once. */
  stakes?: (round: ShownRound<Choice, Outcome>) => number;
  texts: { ready: string; start: string; first: string };
  canCashOut: (round: ShownRound<Choice, Outcome>) => boolean;
  automatic?: Automatic<ShownRound<Choice, Outcome>>;
  lostSound: Effect;
  help: readonly string[];
  /** It stands under the paragraphs of the help. */
  helpExtra?: readonly Node[];
}

const AUTO_STEP_MS = 420;
const AUTO_PAUSE_MS = 1_500;

/** A game whose rounds go on step by step until they are lost or cashed out. */
export function mountLastingGame<Choice extends object, Drawn extends object, Outcome extends object>(
  environment: GameEnvironment,
  game: LastingGame<Choice, Drawn, Outcome>,
) {
  type Round = ShownRound<Choice, Outcome>;
  const { clock, sound, announcer, format, theme } = environment;
  const { view, texts, automatic } = game;
  const t = createTranslate<typeof en>(messages, theme.language);
  const mode = createLastingMode(game.kind, environment);
  /** Undefined between rounds. */
  let round: Round | undefined;
  let isAsking = false;
  let isRevealing = false;
  /** How many steps of the round were seen: each sounds higher. */
  let seen = 0;
  const message = h('p', { class: 'message' }, texts.ready);
  const stake = createStakeRow(environment, () => undefined);
  const action = button({ class: 'action' }, press);
  const autoplay =
    automatic &&
    createAutoplay(environment, {
      stakeCents: stake.stakeCents,
      play: () => (round || isAsking ? undefined : start()),
      onChange: showState,
      extra: [automatic.setting],
    });
  const isAutomatic = (): boolean => autoplay?.isOn() === true;
  const bet = [
    stake.element,
    h('div', { class: 'actionRow' }, action, ...(autoplay?.elements ?? []), ...(game.beside ?? [])),
  ];
  const places = h('div', { class: 'places' }, h('div', { class: 'bet' }, ...bet), ...(game.moves ? [game.moves] : []));
  const frame = mountGameFrame(environment, {
    className: game.className,
    stage: [...game.stage, message],
    controls: [...game.controls, ...(game.moves ? [places] : bet)],
    help: { paragraphs: game.help, rtp: game.kind.rtp, extra: game.helpExtra ?? [] },
    onRefill: () => action.focus(),
  });

  function say(text: string, shown?: Round): void {
    message.textContent = text;
    message.classList.toggle('isWin', shown?.isOver === true && isGain(shown.payoutCents, shown.stakeCents));
    announcer.say([shown && game.read?.(shown), text].filter(Boolean).join('. '));
  }

  function actionText(): string {
    if (!round) return texts.start;
    return game.canCashOut(round) ? t('cashOut', { amount: format.amount(round.payoutCents) }) : texts.first;
  }

  function showState(): void {
    const isOn = round !== undefined || isAutomatic() || isAsking;
    const isPaying = round !== undefined && game.canCashOut(round);
    stake.setLocked(isOn);
    action.textContent = actionText();
    action.classList.toggle('isCashOut', isPaying);
    action.classList.toggle('isBusy', isAsking);
    action.disabled = round !== undefined && !isPaying;
    places.classList.toggle('isPlaying', round !== undefined);
    frame.setRoundOn(isOn);
    game.onState({ round, isOn, isBusy: !round || isAsking || isRevealing || isAutomatic() });
  }

  function refuse(why: string, isGone: boolean): void {
    autoplay?.stop();
    if (isGone) round = undefined;
    if (!round) view.show(undefined);
    if (why) say(why);
    showState();
    if (isGone && game.moves) action.focus();
  }

  /** Asks for a start or a step. The game does nothing more until the answer has come. */
  function ask(
    question: (asking: Asking<Choice, Outcome>) => void,
    onRound: Asking<Choice, Outcome>['onRound'],
    step?: Step,
  ): void {
    const heard =
      <T extends unknown[]>(tell: (...answer: T) => void) =>
      (...answer: T): void => {
        isAsking = false;
        view.setPending?.(undefined);
        tell(...answer);
      };
    isAsking = true;
    view.setPending?.(step);
    question({ onRound: heard(onRound), onRefused: heard(refuse) });
    if (isAsking) showState();
  }

  function start(): void {
    ask((asking) => mode.start(stake.stakeCents(), game.choice(), asking), begin);
  }

  /** Nothing can be done until all that has come to the round is seen. */
  function reveal(shown: Round, note = ''): void {
    const onRest = (): void => {
      isRevealing = false;
      if (shown.isOver) end(shown, note);
      else tell(shown, note);
    };
    round = shown;
    if (!view.reveal) return onRest();
    isRevealing = true;
    message.textContent = '\u00a0';
    showState();
    view.reveal(shown, onRest);
  }

  function begin(begun: Round, note: string): void {
    seen = 0;
    stake.set(begun.stakeCents / (game.stakes?.(begun) ?? 1));
    game.setChoice(begun.choice);
    sound.play('tap');
    reveal(begun, note);
    if (round && !isAutomatic()) view.focus();
  }

  function tell(shown: Round, note: string): void {
    const text = game.tell(shown);
    say(note ? `${text} (${note})` : text, shown);
    view.show(shown);
    showState();
    if (isAutomatic()) clock.after(AUTO_STEP_MS, goOn);
  }

  /** A step of automatic play. The player may stop it, and play on by hand. */
  function goOn(): void {
    if (!round || !isAutomatic()) return;
    take(automatic?.next(round) ?? { action: 'cashOut' });
  }

  function change(changed: Round): void {
    if (!changed.isOver) sound.play('reveal', seen);
    seen += 1;
    reveal(changed);
  }

  function take(step: Step): void {
    if (round && !isAsking && !isRevealing) ask((asking) => mode.step(step, asking), change, step);
  }

  function end(over: Round, note: string): void {
    const { payoutCents } = over;
    const isWin = isGain(payoutCents, over.stakeCents);
    mode.end();
    round = undefined;
    sound.play(isWin ? 'cashOut' : payoutCents > 0 ? 'stop' : game.lostSound);
    const wasAutomatic = isAutomatic();
    const ended = autoplay?.settle(over.stakeCents, payoutCents, AUTO_PAUSE_MS);
    const text = game.tell(over);
    say([note ? `${text} (${note})` : text, ended].filter(Boolean).join('. '), over);
    view.show(over);
    showState();
    if (!wasAutomatic) action.focus();
    if (isWin) burst(view.element, environment);
  }

  function press(): void {
    if (isAsking) return;
    if (isRevealing) view.skip?.();
    else if (!round) start();
    else if (game.canCashOut(round)) take({ action: 'cashOut' });
  }

  listenToKeys(environment, press);
  view.show(undefined);
  showState();
  if (mode.openRound) {
    // The player has seen these cards or tiles before, so they are shown at once.
    view.show(mode.openRound);
    begin(mode.openRound, '');
  }
  return {
    /** Makes a step by hand; does nothing where none can be made. */
    step(step: Step) {
      if (!isAutomatic()) take(step);
    },
    /** Call it when the choice has changed. */
    showState,
  };
}
