import { winOf } from '../../fair/index.ts';
import type { Format } from '../../kit/format';
import { lastingTexts, createLastingRounds } from '../../kit/play/lasting/lastingRound';
import type { Money } from '../../kit/play/Money';
import type { MoneyRound } from '../../kit/play/MoneyRound';
import { checkMines } from '../rules/index.ts';
import type { MinesAsking, MinesMode } from './minesMode';
import type { MinesRound } from './minesRound';

function phaseOf({ status, outcome }: MoneyRound<'mines'>): MinesRound['phase'] {
  if (status === 'open') return 'open';
  return outcome.hit === undefined ? 'cashed' : 'exploded';
}

/** The answer as the field shows it; undefined with an impossible number of mines. */
function toField(round: MoneyRound<'mines'>): MinesRound | undefined {
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
export function createMinesMoney(money: Money<'mines'>, format: Format): MinesMode {
  const { account, notice } = money;
  const t = lastingTexts(money);
  const { bet, step, noteOf } = createLastingRounds(money, format);
  let current = money.openRound;
  if (current) {
    account.resume(current);
    notice.tell(t('resumed'));
  }

  function show(round: MoneyRound<'mines'> | undefined, { onRound, onRefused }: MinesAsking, isNew: boolean): void {
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
