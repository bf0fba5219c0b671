import type { Round } from '../../../../contract/play.ts';
import { decimalOf } from '../../ledger/index.ts';
import type { RoundRecord, SeedRecord } from '../../store/records/round.ts';
import { RULES } from '../rules/index.ts';

/** The round for its player at a time (Unix ms), without what would tell an open one. */
export function toRound(round: RoundRecord, now: number, seed?: SeedRecord): Round {
  const rules = RULES[round.kind];
  const { serverSeedHash, clientSeed, nonce, status } = round;
  const { stakeCents, bonusStakeCents } = round.returned ?? round;
  const isOpen = status === 'open';
  const standing = isOpen ? rules.standingOf(round, now) : { isOver: true, multiplier: round.multiplier };
  return {
    roundId: round.id,
    gameId: round.gameId,
    kind: round.kind,
    status,
    currency: round.currency,
    stake: decimalOf(stakeCents),
    bonusStake: decimalOf(bonusStakeCents),
    ...(round.freeSpin && {
      freeStake: decimalOf(round.freeSpin.stakeCents),
      freeSpinsLeft: round.freeSpin.left,
    }),
    choice: round.choice,
    multiplier: decimalOf(standing.multiplier),
    win: decimalOf(round.winCents),
    balance: decimalOf(round.balanceCents),
    bonusBalance: decimalOf(round.bonusBalanceCents),
    proof: { serverSeedHash, clientSeed, nonce, serverSeed: seed?.serverSeed },
    startedAt: round.createdAt,
    elapsedMs: isOpen ? Math.max(0, now - Date.parse(round.createdAt)) : undefined,
    settledAt: round.settledAt,
    outcome: rules.outcomeOf(round, { ...standing, isOver: !isOpen }),
  } as Round;
}
