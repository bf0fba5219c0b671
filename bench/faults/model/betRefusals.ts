/** The model refuses a bet for these reasons. */
import { MAX_WIN, STAKES } from '../../../contract/playTerms.ts';
import { KINDS } from '../../../originals/kinds.ts';
import type { PlayerModel } from './PlayerModel.ts';
import type { ModelBet, ModelLaunch } from './playTypes.ts';

const SPIN = 2_500;

type Player = Pick<PlayerModel, 'play' | 'bonuses' | 'currency' | 'held' | 'isOnBreak'>;

/** The code; undefined for a bet that is taken. */
export function betRefusalOf(player: Player, launch: ModelLaunch, ask: ModelBet, now: number): string | undefined {
  const { play } = player;
  if (launch.isForgotten || !play.isLive(launch, now)) return 'launch_expired';
  if (player.isOnBreak) return 'time_out';
  return gameRefusalOf(player, launch, ask, now) ?? moneyRefusalOf(player, launch, ask, now);
}

function gameRefusalOf({ play }: Player, launch: ModelLaunch, ask: ModelBet, now: number): string | undefined {
  if (ask.freeSpinRefusal) return ask.freeSpinRefusal;
  if (play.takenBack.has(ask.betId)) return 'round_closed';
  if (launch.isShared && (!ask.flight || now >= ask.flight.startsAt)) return 'round_closed';
  if (play.isFull(launch, ask.flight)) return 'round_open';
  if (launch.kind === 'slots' && now - play.lastSpinAt < SPIN) return 'too_soon';
  return ask.isValid ? undefined : 'choice_invalid';
}

/** Every win is paid whole: the highest stake leaves room for the biggest one of the choice. */
function mostOf({ currency }: Player, { kind }: ModelLaunch, { choice }: ModelBet): number {
  const greatest = KINDS[kind].greatest?.(choice) ?? 0;
  return Math.min(STAKES[currency].max, Math.floor((MAX_WIN[currency] * 100) / greatest));
}

function moneyRefusalOf(player: Player, launch: ModelLaunch, ask: ModelBet, now: number): string | undefined {
  const { stake, isFree } = ask;
  if (isFree) return undefined;
  const { min } = STAKES[player.currency];
  if (stake < min * 100 || stake > mostOf(player, launch, ask) * 100) return 'stake_out_of_range';
  const { balance, bonus, givingOf } = player.bonuses.preview(now);
  const free = Math.max(0, balance - player.held);
  if (stake > free + bonus) return 'insufficient_funds';
  if (stake <= free) return undefined;
  const giving = givingOf(stake - free);
  if (!giving) return 'bonus_waits';
  return stake > giving.maxStake ? 'bonus_stake_limit' : undefined;
}
