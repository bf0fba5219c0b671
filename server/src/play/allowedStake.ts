import { mostStakeOf, STAKES } from '../../../contract/playTerms.ts';
import { KINDS } from '../../../originals/kinds.ts';
import { currencyOf, decimalOf, minorOf, type Moment, stakeParts, type StakeRefusal } from '../ledger/index.ts';
import type { Currency } from '../store/records/money.ts';
import type { PlayContext } from './PlayContext.ts';
import { playRefusal, refusedFor } from './refusals.ts';
import { LOSS_DAYS, type PlayLimitKind } from '../../../contract/playLimits.ts';
import { convertMinor } from '../../../contract/money.ts';
import type { ApiError } from '../errors/ApiError.ts';
import type { PlayRecord, RoundRecord } from '../store/records/round.ts';
import { otherUsers } from '../persons/person.ts';
import type { Reader } from '../store/DocumentStore.ts';
import type { UserRecord } from '../store/records/user.ts';
import { allowedBy } from './ownLimits.ts';
import { usedOf } from './playedDays.ts';

type Stakes = Record<'min' | 'max' | 'default', number>;

/**
 * The lowest, highest and first stake of a choice at a kind, in decimals; of a launch the choice is what the game says, such as
 * the model of a slot. The operator's lowest stake is in KES, as in the law.
 */
export function stakesOf(
  { minStakeKesCents }: Pick<PlayContext, 'minStakeKesCents'>,
  { kind, choice, currency }: Pick<RoundRecord, 'kind' | 'choice' | 'currency'>,
): Stakes {
  const min = currency === 'USD' ? STAKES.USD.min : decimalOf(minStakeKesCents);
  return { min, max: mostStakeOf(KINDS[kind].greatest?.(choice) ?? 0, currency), default: min };
}

/** Returns the stake in cents. @throws ApiError 400 `stake_out_of_range` */
export function readStake(
  ctx: Pick<PlayContext, 'minStakeKesCents'>,
  amount: number,
  played: Parameters<typeof stakesOf>[1],
): number {
  const { currency } = played;
  const { min, max } = stakesOf(ctx, played);
  if (!(amount >= min && amount <= max))
    throw refusedFor(
      'stake_out_of_range',
      `stake: from ${currency} ${min.toLocaleString('en')} to ${currency} ${max.toLocaleString('en')} with this choice`,
    );
  return minorOf(amount);
}

const LOSS_KINDS = Object.keys(LOSS_DAYS) as (keyof typeof LOSS_DAYS)[];

const PERIODS = { lossDay: 'today', lossWeek: 'the last 7 days', lossMonth: 'the last 30 days' } as const;

type Staked = Parameters<typeof stakeParts>[1];

export function stakeRefusal(code: StakeRefusal, user: UserRecord, staked: Staked): ApiError {
  if (code !== 'bonus_stake_limit') return playRefusal(code);
  const most = decimalOf(stakeParts(user, staked).bonus?.maxStakeCents ?? 0).toLocaleString('en');
  return refusedFor(
    code,
    `A stake with bonus money in it may be at most ${currencyOf(user)} ${most}: choose a lower one, or give up the bonus`,
  );
}

/** The record of play of an account, whose amounts are in its currency. */
export type Playing = { play: PlayRecord | undefined; currency: Currency };

/** The other accounts of the same person. */
export async function readOthers(reader: Reader, user: UserRecord): Promise<Playing[]> {
  const others = await otherUsers(reader, user.id, user);
  return Promise.all(
    others.map(async (other) => ({ play: await reader.get('play', other.id), currency: currencyOf(other) })),
  );
}

/**
 * A stake counts as lost until its round is won. What all accounts of a person have used counts, and the limits of
 * others hold too, which are told without their numbers. `addedCents`: the part of the stake that is new.
 * @throws ApiError 403 `stake_limit`, `loss_limit`, `time_limit`
 */
export function refuseOverOwnLimits(
  { play, others }: { play: PlayRecord; others: readonly Playing[] },
  { stakeCents, addedCents, currency }: Pick<RoundRecord, 'stakeCents' | 'currency'> & { addedCents: number },
  moment: Moment,
): void {
  const { now, kesPerUsd } = moment;
  const all: readonly Playing[] = [{ play, currency }, ...others];
  const written = (cents: number): string => `${currency} ${decimalOf(Math.max(0, cents)).toLocaleString('en')}`;
  const valueOf = (kind: PlayLimitKind, limits = play.limits) => allowedBy(limits, kind, currency, moment);
  const theirsOf = (kind: PlayLimitKind): number =>
    Math.min(...others.map((other) => valueOf(kind, other.play?.limits ?? {}) ?? Infinity));
  const usedByAll = (kind: PlayLimitKind): number =>
    all.reduce((sum, each) => sum + usedIn(currency, each, kind, { now, kesPerUsd }), 0);
  const most = valueOf('stake');
  if (most !== undefined && stakeCents > most)
    throw refusedFor('stake_limit', `stake: you allow yourself ${written(most)} a round at most`);
  if (stakeCents > theirsOf('stake')) throw refusedElsewhere('stake_limit');
  for (const kind of LOSS_KINDS) {
    const limit = valueOf(kind);
    const used = usedByAll(kind);
    const left = limit === undefined ? Infinity : limit - used;
    if (addedCents > Math.max(0, left) && limit !== undefined)
      throw refusedFor(
        'loss_limit',
        `Your loss limit for ${PERIODS[kind]} is ${written(limit)}, and ${written(left)} of it is left: stake less, or take a rest`,
      );
    if (addedCents > Math.max(0, theirsOf(kind) - used)) throw refusedElsewhere('loss_limit');
  }
  const minutes = valueOf('timeDay');
  const played = usedByAll('timeDay');
  if (minutes !== undefined && played >= minutes)
    throw refusedFor(
      'time_limit',
      `You have played ${minutes} minutes today, as long as you allow yourself: go on tomorrow`,
    );
  if (played >= theirsOf('timeDay')) throw refusedElsewhere('time_limit');
}

const usedIn = (to: Currency, { play, currency }: Playing, kind: PlayLimitKind, { now, kesPerUsd }: Moment): number => {
  const used = usedOf(play?.days, kind, now);
  return kind === 'timeDay' ? used : convertMinor(used, currency, to, kesPerUsd);
};

const refusedElsewhere = (code: 'stake_limit' | 'loss_limit' | 'time_limit'): ApiError =>
  refusedFor(code, 'A limit of another account with your phone or card holds here too: stake less, or take a rest');
