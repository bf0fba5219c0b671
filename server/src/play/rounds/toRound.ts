import type { Round, SeedProof } from '../../../../contract/rounds.ts';
import { decimalOf } from '../../ledger/index.ts';
import type { FlightRecord } from '../../store/records/flight.ts';
import type { RoundRecord, SeedRecord } from '../../store/records/round.ts';
import { betKeyOf, flightProofOf } from '../fair/flightProof.ts';
import { RULES } from '../rules/index.ts';

/** What decided a round: a revealed seed of its player, or the flight for everybody. */
export interface Source {
  seed?: SeedRecord | undefined;
  flight?: FlightRecord | undefined;
}

/** The round for its player at a time (Unix ms), without what would tell an open one. */
export function toRound(round: RoundRecord, now: number, { seed, flight }: Source = {}): Round {
  const rules = RULES[round.kind];
  const { status } = round;
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
    proof: flight ? flightProofOf(flight) : seedProofOf(round, seed),
    ...(flight && { flightId: flight.number, startsAt: flight.startsAt, betKey: betKeyOf(round.id) }),
    startedAt: round.createdAt,
    elapsedMs: isOpen ? Math.max(0, now - Date.parse(flight?.startsAt ?? round.createdAt)) : undefined,
    settledAt: round.settledAt,
    outcome: rules.outcomeOf(round, { ...standing, isOver: !isOpen }, isTold(round, flight)),
  } as Round;
}

/** While a flight for everybody goes on, those who have cashed out do not learn its end either. */
const isTold = (round: RoundRecord, flight: FlightRecord | undefined): boolean =>
  round.flight === undefined || flight?.status === 'crashed';

const seedProofOf = (
  { serverSeedHash = '', clientSeed = '', nonce = 0 }: RoundRecord,
  seed: SeedRecord | undefined,
): SeedProof => ({ serverSeedHash, clientSeed, nonce, serverSeed: seed?.serverSeed });
