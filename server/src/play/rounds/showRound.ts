import type { Round, SeedProof } from '../../../../contract/rounds.ts';
import { readEach } from '../../store/reading.ts';
import type { RoundRecord, SeedRecord } from '../../store/records/round.ts';
import type { PlayContext } from '../PlayContext.ts';
import type { PlayTerms } from '../PlayTerms.ts';
import { decimalOf } from '../../ledger/index.ts';
import type { FlightRecord } from '../../store/records/flight.ts';
import { betKeyOf, flightProofOf } from '../fair.ts';
import { KINDS } from '../../../../originals/kinds.ts';

type Asking = Pick<PlayContext, 'store' | 'now' | 'terms'>;

/** Shows a round to its game, with the flight for everybody if it belongs to one. */
export async function showRound(
  { store, terms }: Pick<Asking, 'store' | 'terms'>,
  round: RoundRecord,
  now: number,
): Promise<Round> {
  const flight = round.flight === undefined ? undefined : await store.get('flights', round.flight);
  return toRound(round, now, { flight, jackpots: (await terms()).jackpots });
}

/** Shows rounds to their player, also with the server's seed once it is revealed. Each seed and flight is read once. */
export async function showToPlayer({ store, now, terms }: Asking, rounds: readonly RoundRecord[]): Promise<Round[]> {
  const seeds = await readEach(
    rounds.flatMap(({ serverSeedHash }) => serverSeedHash ?? []),
    (id) => store.get('seeds', id),
  );
  const flights = await readEach(
    rounds.flatMap(({ flight }) => flight ?? []),
    (id) => store.get('flights', id),
  );
  const [at, { jackpots }] = [now(), await terms()];
  return rounds.map((round) => {
    const { serverSeedHash = '', flight = '' } = round;
    return toRound(round, at, { seed: seeds.get(serverSeedHash), flight: flights.get(flight), jackpots });
  });
}

/** A round was decided by a seed of its player, which may be revealed, or by the flight for everybody. */
interface Source {
  seed?: SeedRecord | undefined;
  flight?: FlightRecord | undefined;
  /** They have the names of the jackpots that the round fed. */
  jackpots?: PlayTerms['jackpots'];
}

/** The round for its player at a time (Unix ms), without what would tell an open one. */
export function toRound(round: RoundRecord, now: number, { seed, flight, jackpots = [] }: Source = {}): Round {
  const rules = KINDS[round.kind];
  const { status } = round;
  const { stakeCents, bonusStakeCents } = round.returned ?? round;
  const isOpen = status === 'open';
  const result = isOpen ? rules.resultAt(round, now) : { isOver: true, multiplier: round.multiplier };
  return {
    roundId: round.id,
    gameId: round.gameId,
    kind: round.kind,
    status,
    currency: round.currency,
    stake: decimalOf(stakeCents),
    bonusStake: decimalOf(bonusStakeCents),
    ...extrasOf(round, jackpots),
    choice: round.choice,
    multiplier: decimalOf(result.multiplier),
    win: decimalOf(round.winCents),
    balance: decimalOf(round.balanceCents),
    bonusBalance: decimalOf(round.bonusBalanceCents),
    proof: flight ? flightProofOf(flight) : seedProofOf(round, seed),
    ...(flight && { flightId: flight.number, startsAt: flight.startsAt, betKey: betKeyOf(round.id) }),
    startedAt: round.createdAt,
    elapsedMs: isOpen ? Math.max(0, now - Date.parse(flight?.startsAt ?? round.createdAt)) : undefined,
    settledAt: round.settledAt,
    outcome: rules.outcomeOf(round, { ...result, isOver: !isOpen }, isTold(round, flight)),
  } as Round;
}

const toRoundJackpot = (
  { id, stakeCents, turnoverCents, prizeCents }: NonNullable<RoundRecord['jackpots']>[number],
  jackpots: PlayTerms['jackpots'],
) => ({
  ...{ id, names: jackpots.find((jackpot) => jackpot.id === id)?.names },
  stake: decimalOf(stakeCents),
  turnover: decimalOf(turnoverCents),
  prize: decimalOf(prizeCents),
});

/** Tells of a free bet, the odds of a free flight, and the jackpots that the round fed. */
const extrasOf = ({ freeSpin, gift, jackpots: fed }: RoundRecord, jackpots: PlayTerms['jackpots']): Partial<Round> => ({
  ...(freeSpin && { freeStake: decimalOf(freeSpin.stakeCents), freeSpinsLeft: freeSpin.left }),
  ...(gift && { gift: toGift(gift) }),
  ...(fed && { jackpots: fed.map((each) => toRoundJackpot(each, jackpots)) }),
});

const toGift = ({ stakeCents, turnoverCents, worthCents }: NonNullable<RoundRecord['gift']>) => ({
  stake: decimalOf(stakeCents),
  turnover: decimalOf(turnoverCents),
  worth: decimalOf(worthCents),
});

/** While a flight for everybody goes on, those who have cashed out do not learn its end either. */
const isTold = (round: RoundRecord, flight: FlightRecord | undefined): boolean =>
  round.flight === undefined || flight?.status === 'crashed';

const seedProofOf = (
  { serverSeedHash = '', clientSeed = '', nonce = 0 }: RoundRecord,
  seed: SeedRecord | undefined,
): SeedProof => ({ serverSeedHash, clientSeed, nonce, serverSeed: seed?.serverSeed });
