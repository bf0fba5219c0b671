import { button } from './dom';
import type { GameEnvironment } from './environment';
import { mountGameFrame, type FrameParts } from './gameFrame';
import { listenToKeys } from './keys';
import { createStakeRow } from './stakeRow';

export interface ActionLook {
  text: string;
  /** Whether a press takes the win. */
  isCashOut: boolean;
  isDisabled?: boolean;
}

/** The player takes the win in time, or loses the stake. `Running`: an open round; `Over`: an ended one. */
export interface CashOutGame<Running, Over> extends Pick<FrameParts, 'className' | 'stage' | 'help'> {
  /** The player's choice apart from the stake; locked during a round. */
  choice: { element: HTMLElement; setLocked: (isLocked: boolean) => void };
  /** Starts the next round, or returns the reason why it cannot start. */
  prepare: () => ((stakeCents: number) => Running) | string;
  isRunning: (round: Running | Over) => round is Running;
  /** The round after taking the win; the same round when there is none to take. */
  cashOut: (round: Running) => Running | Over;
  /** The payout of an ended round in cents; 0 when lost. */
  payoutCents: (round: Over) => number;
  look: (round: Running | undefined) => ActionLook;
  refuse: (why: string) => void;
  onStart: (round: Running) => void;
  onEnd: (round: Over) => void;
}

export interface CashOutRound<Running, Over> {
  /** Undefined between rounds. */
  readonly current: Running | undefined;
  /** Updates the running round. Returns the round if it changed and still runs. */
  change: (step: (round: Running) => Running | Over) => Running | undefined;
  /** Starts a round, or takes the win of the running one. */
  press: () => void;
  /** Updates the main button. */
  showAction: () => void;
  focusAction: () => void;
}

/** Mounts the game and runs its rounds: the stake is taken at the start, and a win is paid once. */
export function mountCashOutGame<Running, Over>(
  environment: GameEnvironment,
  game: CashOutGame<Running, Over>,
): CashOutRound<Running, Over> {
  const { wallet, sound, translateKit, host, keys } = environment;
  const stake = createStakeRow(environment, () => undefined);
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
