import { mines, type MinesOutcome } from '../rules/index.ts';
import { type MinesRound, payoutCents, pressTile, startRound, takeWin } from './minesRound';
import { winOf } from '../../fair/index.ts';
import type { Format } from '../../kit/format';
import { createLastingRounds, lastingTexts } from '../../kit/play/lasting/lastingRound';
import { type Money, moneyOf } from '../../kit/play/Money';
import type { MoneyRound } from '../../kit/play/MoneyRound';
import { checkMines } from '../rules/index.ts';
import type { GameEnvironment } from '../../kit/environment';

export interface MinesAsking {
  /** `note`: what else to say of it, or nothing. */
  onRound: (round: MinesRound, note: string) => void;
  /** `why`: the reason, unless the player was told already. `isGone`: there is no round any more. */
  onRefused: (why: string, isGone: boolean) => void;
}

/** Rounds of mines are decided here or by the server; the game shows them in the same way. */
export interface MinesMode {
  start: (bet: { stakeCents: number; mines: number }, asking: MinesAsking) => void;
  open: (round: MinesRound, tile: number, asking: MinesAsking) => void;
  cashOut: (round: MinesRound, asking: MinesAsking) => void;
  /** The player sees the end: the balance may show it. */
  end: (round: MinesRound) => void;
  /** This round was begun before the game was opened. */
  openRound?: MinesRound | undefined;
}

function phaseOf({ status, outcome }: MoneyRound<MinesOutcome>): MinesRound['phase'] {
  if (status === 'open') return 'open';
  return outcome.hit === undefined ? 'cashed' : 'exploded';
}

/** The answer as the field shows it; undefined with an impossible number of mines. */
function toField(round: MoneyRound<MinesOutcome>): MinesRound | undefined {
  const { stakeCents, multiplier, winCents, outcome, choice } = round;
  const count = Number(choice['mines']);
  try {
    checkMines({ mines: count });
  } catch {
    return undefined;
  }
  const { opened, mines = [], hit } = outcome;
  const payoutCents = round.status === 'open' ? winOf(stakeCents, multiplier) : winCents;
  return {
    ...{ phase: phaseOf(round), stakeCents, count, mines, opened, told: { multiplier, payoutCents } },
    ...(hit !== undefined && { hit }),
  };
}

/** The server decides each tile. */
function createMinesMoney(money: Money<MinesOutcome>, format: Format): MinesMode {
  const { account, notice } = money;
  const t = lastingTexts(money);
  const { bet, step, noteOf } = createLastingRounds(money, format);
  let current = money.openRound;
  if (current) {
    account.resume(current);
    notice.tell(t('resumed'));
  }

  function show(
    round: MoneyRound<MinesOutcome> | undefined,
    { onRound, onRefused }: MinesAsking,
    isNew: boolean,
  ): void {
    if (!round) return onRefused('', isNew);
    current = round;
    const field = toField(round);
    if (round.status === 'void') {
      account.end(round);
      notice.tell(t('voided', { amount: format.amount(round.stakeCents) }));
    } else if (field) return onRound(field, isNew ? noteOf(round) : '');
    else notice.problem('bad_answer');
    onRefused('', true);
  }

  async function take(asked: Parameters<typeof step>[1], asking: MinesAsking): Promise<void> {
    if (current) show(await step(current.id, asked), asking, false);
  }

  return {
    async start({ stakeCents, mines }, asking) {
      show(await bet(stakeCents, { mines }), asking, true);
    },
    open: (_round, tile, asking) => void take({ action: 'open', tile }, asking),
    cashOut: (_round, asking) => void take({ action: 'cashOut' }, asking),
    end() {
      if (current) account.end(current);
    },
    openRound: current && toField(current),
  };
}

/** Decides in this page with demo credits, at once; for money, the server does. */
export function createMinesMode(environment: GameEnvironment): MinesMode {
  const money = moneyOf(mines, environment);
  return money ? createMinesMoney(money, environment.format) : createMinesDemo(environment);
}

function createMinesDemo({ wallet, floats, translateKit }: GameEnvironment): MinesMode {
  return {
    start({ stakeCents, mines }, { onRound, onRefused }) {
      if (wallet.take(stakeCents)) onRound(startRound(floats, stakeCents, mines), '');
      else onRefused(translateKit('broke'), true);
    },
    open: (round, tile, { onRound }) => onRound(pressTile(round, tile), ''),
    cashOut: (round, { onRound }) => onRound(takeWin(round), ''),
    end: (round) => wallet.pay(payoutCents(round)),
  };
}
