import { button } from './dom';
import type { GameEnvironment } from './environment';
import { mountGameFrame, type FrameParts } from './gameFrame';
import { listenToKeys } from './keys';
import { createStakeStepper } from './stakeStepper';

/** What the main button says and does. */
export interface ActionLook {
  text: string;
  /** Whether a press takes the win. */
  isCashOut: boolean;
  isDisabled?: boolean;
}

/**
 * A game in which the player takes the win in time, or loses the stake.
 * `Running` is a round that goes on, `Over` one that has ended.
 */
export interface CashOutGame<Running, Over> extends Pick<FrameParts, 'className' | 'stage' | 'help'> {
  /** What the player chooses beside the stake; locked while a round runs. */
  choice: { element: HTMLElement; setLocked: (isLocked: boolean) => void };
  /** How the next round starts, or in words why none can. */
  prepare: () => ((stakeCents: number) => Running) | string;
  isRunning: (round: Running | Over) => round is Running;
  /** The round after the player took the win; the same round where there is none to take yet. */
  cashOut: (round: Running) => Running | Over;
  /** What a round pays that is over, in cents; 0 when it is lost. */
  payoutCents: (round: Over) => number;
  look: (round: Running | undefined) => ActionLook;
  refuse: (why: string) => void;
  onStart: (round: Running) => void;
  onEnd: (round: Over) => void;
}

export interface CashOutRound<Running, Over> {
  /** Undefined between rounds. */
  readonly current: Running | undefined;
  /** Moves the running round on. Answers the round if it changed and still runs. */
  change: (step: (round: Running) => Running | Over) => Running | undefined;
  /** Starts a round, or takes the win of the one that runs. */
  press: () => void;
  /** Shows what the main button says now. */
  showAction: () => void;
  focusAction: () => void;
}

/** Mounts the game and leads its rounds: the stake is taken at the start, and a win is paid once. */
export function mountCashOutGame<Running, Over>(
  environment: GameEnvironment,
  game: CashOutGame<Running, Over>,
): CashOutRound<Running, Over> {
  const { wallet, sound, translateKit, host, keys } = environment;
  const stake = createStakeStepper(environment, () => undefined);
  const action = button({ class: 'action' }, press);
  const frame = mountGameFrame(environment, {
    ...game,
    controls: [stake.element, game.choice.element, action],
    onRefill: focusAction,
  });
  let current: Running | undefined;

  function focusAction(): void {
    action.focus();
  }

  function showAction(): void {
    const { text, isCashOut, isDisabled = false } = game.look(current);
    action.textContent = text;
    action.classList.toggle('isCashOut', isCashOut);
    action.disabled = isDisabled;
  }

  function setRunning(round: Running | undefined): void {
    current = round;
    const isOn = round !== undefined;
    stake.setLocked(isOn);
    game.choice.setLocked(isOn);
    showAction();
    frame.setRoundOn(isOn);
  }

  function start(): void {
    const begin = game.prepare();
    if (typeof begin === 'string') return game.refuse(begin);
    if (!wallet.take(stake.stakeCents)) return game.refuse(translateKit('broke'));
    const round = begin(stake.stakeCents);
    setRunning(round);
    sound.play('launch');
    game.onStart(round);
  }

  function end(round: Over): void {
    const winCents = game.payoutCents(round);
    wallet.pay(winCents);
    setRunning(undefined);
    sound.play(winCents > 0 ? 'win' : 'lose');
    game.onEnd(round);
  }

  function change(step: (round: Running) => Running | Over): Running | undefined {
    if (current === undefined) return undefined;
    const next = step(current);
    if (next === current) return undefined;
    if (!game.isRunning(next)) {
      end(next);
      return undefined;
    }
    current = next;
    showAction();
    return next;
  }

  function press(): void {
    if (current === undefined) start();
    else change(game.cashOut);
  }

  listenToKeys({ host, keys, onPrimary: press });
  setRunning(undefined);
  return {
    get current() {
      return current;
    },
    change,
    press,
    showAction,
    focusAction,
  };
}
