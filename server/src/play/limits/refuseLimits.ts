import { PLAY_REFUSALS } from '../../../../contract/bets.ts';
import { LOSS_DAYS, type PlayLimitKind } from '../../../../contract/playLimits.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { decimalOf, type Moment } from '../../ledger/index.ts';
import type { Currency } from '../../store/records/money.ts';
import type { PlayRecord } from '../../store/records/round.ts';
import { allowedBy } from './allowedBy.ts';
import { usedOf } from './days.ts';

interface Stake {
  stakeCents: number;
  currency: Currency;
}

const LOSS_KINDS = Object.keys(LOSS_DAYS) as (keyof typeof LOSS_DAYS)[];

const PERIODS = { lossDay: 'today', lossWeek: 'the last 7 days', lossMonth: 'the last 30 days' } as const;

const refused = (code: 'stake_limit' | 'loss_limit' | 'time_limit', message: string): ApiError =>
  new ApiError(PLAY_REFUSALS[code], code, message);

/** A stake counts as lost until its round is won. @throws ApiError 403 `stake_limit`, `loss_limit`, `time_limit` */
export function refuseLimits(play: PlayRecord, { stakeCents, currency }: Stake, moment: Moment): void {
  const { now } = moment;
  const written = (cents: number): string => `${currency} ${decimalOf(Math.max(0, cents)).toLocaleString('en')}`;
  const valueOf = (kind: PlayLimitKind) => allowedBy(play.limits, kind, currency, moment);
  const most = valueOf('stake');
  if (most !== undefined && stakeCents > most)
    throw refused('stake_limit', `stake: you allow yourself ${written(most)} a round at most`);
  for (const kind of LOSS_KINDS) {
    const limit = valueOf(kind);
    const left = limit === undefined ? Infinity : limit - usedOf(play.days, kind, now);
    if (stakeCents > Math.max(0, left) && limit !== undefined)
      throw refused(
        'loss_limit',
        `Your loss limit for ${PERIODS[kind]} is ${written(limit)}, and ${written(left)} of it is left: stake less, or take a rest`,
      );
  }
  const minutes = valueOf('timeDay');
  if (minutes !== undefined && usedOf(play.days, 'timeDay', now) >= minutes)
    throw refused(
      'time_limit',
      `You have played ${minutes} minutes today, as long as you allow yourself: go on tomorrow`,
    );
}
