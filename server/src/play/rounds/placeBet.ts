import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { BetBody } from '../../../../contract/bets.ts';
import { MOST_FLIGHT_BETS, SPIN_MS } from '../../../../contract/playTerms.ts';
import type { Round } from '../../../../contract/rounds.ts';
import { TooMany } from '../../errors/ApiError.ts';
import {
  currencyOf,
  firstStakeOf,
  instant,
  minorOf,
  type NewRound,
  type Played,
  stake,
  writePlayed,
} from '../../ledger/index.ts';
import { spun } from '../../rewards/spins.ts';
import { refuseBlocked } from '../../saferPlay/refuseDeposit.ts';
import { refuseWithoutConsent } from '../../saferPlay/refusals.ts';
import { maintenance } from '../../site/readSettings.ts';
import type { Reader, Transaction } from '../../store/DocumentStore.ts';
import { hashedId } from '../../store/reading.ts';
import type { FlightRecord } from '../../store/records/flight.ts';
import type { LaunchRecord, PlayRecord, RoundRecord } from '../../store/records/round.ts';
import type { UserRecord } from '../../store/records/user.ts';
import { isCheckDue, playedSince, withToday } from '../playedDays.ts';
import { type Playing, readOthers, readStake, refuseOverOwnLimits, stakeRefusal } from '../allowedStake.ts';
import { playedModel, readLaunch, refuseExpired } from '../launches.ts';
import { type Fed, readFed, withJackpots, writePots } from '../jackpots/feedJackpots.ts';
import type { PlayContext } from '../PlayContext.ts';
import type { PlayTerms } from '../PlayTerms.ts';
import { playRefusal } from '../refusals.ts';
import { newPlayOnce } from '../seeds.ts';
import { knownLevels } from '../vipLevels.ts';
import { decide, writePlay } from './finish.ts';
import { findFreeSpin, type FreeSpin, withSpinBonus } from './freeSpin.ts';
import { knownGames } from './readRounds.ts';
import { showRound } from './showRound.ts';
import { serverFloats } from '../fair.ts';
import { KINDS } from '../../../../originals/kinds.ts';

/** A launch is written so often (ms) at most: writing each use would cost a write for each bet. */
const USE_STEP_MS = 60_000;

/** A bet of a player has one round, whatever happens to the answer. */
export const roundIdOf = (uid: string, betId: string): string => hashedId(uid, betId);

interface Asked extends BetBody {
  launch: LaunchRecord;
  now: number;
  at: string;
}

/** Everything that the bet depends on, read in its transaction. */
interface Read {
  user: UserRecord;
  play: PlayRecord;
  /** Other accounts of the same person. */
  others: readonly Playing[];
  launch: LaunchRecord;
  free?: FreeSpin | undefined;
  flight: FlightRecord | undefined;
  pots: readonly Fed[];
}

/**
 * One transaction: checks, stake, draw and, where the bet decides the round, its win. Counts once by `betId`: the same
 * bet again answers the same round, as it is then. @throws ApiError with a code of `BET_REFUSALS`
 */
export async function placeBet(ctx: PlayContext, token: string, body: BetBody): Promise<Round> {
  const now = ctx.now();
  const launch = await readLaunch(ctx.store, token);
  const asked: Asked = { ...body, launch, now, at: instant(now) };
  const fresh = newPlayOnce(launch.userId, ctx);
  const terms = await ctx.terms();
  const { round, isNew } = await ctx.store.transaction(launch.userId, async (tx) => {
    const known = await tx.get('rounds', roundIdOf(launch.userId, body.betId));
    if (known) return { round: sameBet(known, asked), isNew: false };
    if (terms.isInMaintenance) throw maintenance();
    const read = await readAll(tx, asked, { fresh, terms });
    return { round: await bet(ctx, tx, asked, { ...read, terms }), isNew: true };
  });
  if (isNew) ctx.onRound(round);
  return showRound(ctx, round, now);
}

/** @throws ApiError 409 when the id was another bet's, or was taken back */
function sameBet(known: RoundRecord, { launch, stake: amount, choice, freeSpin }: Asked): RoundRecord {
  if (known.status === 'void') throw playRefusal('round_closed');
  const isSame =
    known.gameId === launch.gameId &&
    (known.freeSpin !== undefined) === (freeSpin === true) &&
    firstStakeOf(known) === minorOf(amount) &&
    isDeepStrictEqual(known.choice, { ...choice, ...playedModel(launch) });
  if (!isSame) throw playRefusal('bet_conflict');
  return known;
}

async function readAll(
  tx: Reader,
  asked: Asked,
  { fresh, terms }: { fresh: () => PlayRecord; terms: PlayTerms },
): Promise<Read> {
  const { launch, now } = asked;
  const user = await tx.get('users', launch.userId);
  const current = await tx.get('launches', launch.id);
  if (!user || !current) throw playRefusal('launch_expired');
  refuseExpired(current, user, now);
  refuseWithoutConsent(user);
  const { realityCheck } = await refuseBlocked(tx, user.id, now, user);
  const free = asked.freeSpin && (await findFreeSpin(tx, user, asked));
  const stored = await tx.get('play', user.id);
  const play = stored ? { ...stored, games: await knownGames(tx, stored) } : fresh();
  if (await tx.get('bets-taken-back', roundIdOf(user.id, asked.betId))) throw playRefusal('round_closed');
  if (isCheckDue(realityCheck, play)) throw playRefusal('reality_check');
  const flight = current.isShared ? await readBettingFlight(tx, current.gameId, now) : undefined;
  const pots = current.hasJackpots
    ? await readFed(tx, terms.jackpots, { uid: user.id, currency: currencyOf(user) })
    : [];
  return { user, launch: current, play, others: await readOthers(tx, user), free, flight, pots };
}

/** Counts by this clock, and by the record, which another process may keep. @throws ApiError 409 `round_closed` */
async function readBettingFlight(reader: Reader, gameId: string, now: number): Promise<FlightRecord> {
  const table = await reader.get('flight-tables', gameId);
  const flight = table?.flight === undefined ? undefined : await reader.get('flights', table.flight);
  if (flight?.status !== 'betting' || now >= Date.parse(flight.startsAt)) throw playRefusal('round_closed');
  return flight;
}

async function bet(
  ctx: PlayContext,
  tx: Transaction,
  asked: Asked,
  read: Read & { terms: PlayTerms },
): Promise<RoundRecord> {
  const { now, at } = asked;
  const { user, play, launch, free, terms } = read;
  refuseTooSoon(play, launch, now);
  const round = draw(asked, read, moneyOf(ctx, asked, read));
  refuseOverOwnLimits(read, { ...round, addedCents: round.stakeCents }, { now, kesPerUsd: ctx.kesPerUsd() });
  const drawn = stake(user, round);
  if (typeof drawn === 'string') throw stakeRefusal(drawn, user, round);
  const decided: Played = decide(drawn, now, at);
  const paid = free ? withSpinBonus(decided, free.grant, { at, kesPerUsd: ctx.kesPerUsd() }) : decided;
  const { played, changed } = await withJackpots(tx, paid, { all: read.pots, play });
  writePlayed(tx, played);
  writePots(tx, changed, played.round);
  if (free) tx.set('spin-grants', spun(free.grant, played.round.winCents));
  const { nonce = play.nonce } = played.round;
  const staked: PlayRecord = {
    ...withStake(play, played.round, now),
    vipLevels: knownLevels(play.vipLevels, user, terms),
    nonce,
    games: withGame(play.games, launch.gameId),
    lastBetAt: at,
    ...(launch.kind === 'slots' && { lastSpinAt: at }),
  };
  writePlay(tx, staked, played, { now, terms });
  if (now - Date.parse(launch.usedAt) > USE_STEP_MS) tx.set('launches', { ...launch, usedAt: at });
  return played.round;
}

/** Far more than a catalogue has house games; the record must not grow without end. */
const MOST_GAMES = 200;

const withGame = (games: readonly string[] = [], gameId: string): string[] =>
  games.includes(gameId) ? [...games] : [...games, gameId].slice(-MOST_GAMES);

function withStake(play: PlayRecord, { stakeCents }: RoundRecord, now: number): PlayRecord {
  const playedMs = playedSince(play.lastBetAt, now);
  return {
    ...play,
    playedMs: (play.playedMs ?? 0) + playedMs,
    days: withToday(play.days, { stakedCents: stakeCents, playedMs }, now),
  };
}

/** @throws ApiError 409 `round_open`, 429 `too_soon` */
function refuseTooSoon(play: PlayRecord, { gameId, kind }: LaunchRecord, now: number): void {
  const flying = play.flying?.[gameId]?.length ?? 0;
  if (play.open[gameId] !== undefined || flying >= MOST_FLIGHT_BETS) throw playRefusal('round_open');
  if (kind !== 'slots' || play.lastSpinAt === undefined) return;
  const wait = Date.parse(play.lastSpinAt) + SPIN_MS - now;
  if (wait > 0) throw new TooMany('too_soon', wait);
}

type Money = Pick<NewRound, 'kind' | 'choice' | 'currency' | 'stakeCents' | 'freeSpin'>;

/** Says what is played, and for how much. @throws ApiError 400 `choice_invalid`, `stake_out_of_range` */
function moneyOf(ctx: PlayContext, { launch, ...asked }: Asked, { user, free }: Read): Money {
  const played = { kind: launch.kind, choice: readChoice(launch, asked), currency: currencyOf(user) };
  if (free) return { ...played, stakeCents: 0, freeSpin: free.ofRound };
  return { ...played, stakeCents: readStake(ctx, asked.stake, played) };
}

/** The nonce is given here, in the transaction of the money. */
function draw({ launch, at, betId }: Asked, { play, flight }: Read, money: Money): NewRound {
  const { userId, gameId } = launch;
  const { kind, choice } = money;
  const atRiskCents = KINDS[kind].parts?.atRiskMinor(choice);
  const source = flight ? drawnBy(flight) : drawFrom(play, kind, choice);
  const round = { id: roundIdOf(userId, betId), userId, gameId, ...money, ...source, steps: [], createdAt: at };
  const dueAt = KINDS[kind].dueAt(round);
  return {
    ...round,
    ...(atRiskCents !== undefined && { atRiskCents }),
    ...(dueAt !== undefined && { dueAt: instant(dueAt) }),
  };
}

const drawnBy = ({ id, crashAt, startsAt }: FlightRecord) => ({ drawn: { crashAt, startsAt }, flight: id });

function drawFrom(
  { serverSeed, serverSeedHash, clientSeed, nonce: last }: PlayRecord,
  kind: RoundRecord['kind'],
  choice: RoundRecord['choice'],
) {
  const nonce = last + 1;
  const drawn = KINDS[kind].draw(choice, serverFloats({ serverSeed, clientSeed, nonce }));
  return { drawn: { ...drawn }, serverSeedHash, clientSeed, nonce };
}

function readChoice(
  launch: LaunchRecord,
  { choice, stake: amount }: Pick<BetBody, 'choice' | 'stake'>,
): RoundRecord['choice'] {
  const { choice: schema, parts } = KINDS[launch.kind];
  const read = v.safeParse(schema, { ...choice, ...playedModel(launch) });
  const isOther = choice['model'] !== undefined && choice['model'] !== launch.model;
  if (!read.success || isOther) throw playRefusal('choice_invalid');
  if (parts && parts.totalMinor(read.output) !== minorOf(amount)) throw playRefusal('choice_invalid');
  return { ...read.output };
}
