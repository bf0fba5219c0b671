/** Every limit of the server, from which docs/limits.md is written. */
import type { TooManyCode } from '../errors/ApiError.ts';
import { SPIN_MS } from '../../../contract/playTerms.ts';

/** Calls of the same one count together. */
export type Per =
  'player' | 'player and call' | 'opened game' | 'address' | 'phone' | 'device' | 'server' | 'site' | 'person';

export interface LimitRow {
  what: string;
  per: Per;
  /** The setting, if there is one, says otherwise. */
  most: number;
  /** The unit of `most` when it does not count calls. */
  unit?: string;
  /** The variable of the environment that changes the limit. */
  setting?: string;
  /** Without a time, so many may be open at once. */
  seconds?: number;
  /** A 429 with this code and its words, or what happens instead. */
  answer: { code: TooManyCode } | { instead: string };
}

/** The calls that are counted in windows of time, by all servers together: `CallLimits`. */
export interface CallLimitRow extends LimitRow {
  seconds: number;
  answer: { code: 'too_many_requests' };
  /** No server gives away anything without the store: for what would let somebody in. */
  isExact?: true;
  /** The limit has the number of another line. */
  like?: string;
}

const answer = { code: 'too_many_requests' } as const;
const perMinute = <TPer extends Per>(per: TPer, most: number) => ({ seconds: 60, answer, per, most });
const settablePerMinute = <TPer extends Per, TName extends string>(per: TPer, most: number, setting: TName) => ({
  ...perMinute(per, most),
  setting,
});

export const CALL_LIMITS = {
  playerReads: {
    ...settablePerMinute('player', 600, 'PLAYER_READS_PER_MINUTE'),
    what: 'Lists, balances and all else that one player reads',
  },
  playerWrites: {
    ...settablePerMinute('player', 60, 'PLAYER_WRITES_PER_MINUTE'),
    what: 'Sign-ins, changes of profile, higher limits, and payments of one player, all together',
  },
  protection: {
    ...settablePerMinute('player and call', 60, 'PLAYER_WRITES_PER_MINUTE'),
    what: 'Breaks, self-exclusion and stricter limits, each by itself, so that nothing else stands in their way',
    like: 'playerWrites',
  },
  gameOpens: {
    ...settablePerMinute('player', 60, 'GAME_OPENS_PER_MINUTE'),
    what: 'Games that one player opens for money',
  },
  gameCalls: {
    ...settablePerMinute('opened game', 240, 'BETS_PER_MINUTE'),
    what: 'Bets, steps, cash-outs and questions of one opened game',
  },
  flights: {
    ...settablePerMinute('address', 6_000, 'FLIGHT_READS_PER_MINUTE'),
    what: 'Looks at the flights that everybody sees, and streams of them that begin',
  },
  walletStreams: {
    ...settablePerMinute('player', 120, 'STREAMS_PER_MINUTE'),
    what: 'Streams of wallet events that one player begins',
  },
  publicReads: {
    ...settablePerMinute('address', 60_000, 'PUBLIC_READS_PER_MINUTE'),
    what: 'Games, texts, settings and other public lists',
  },
  badTokens: {
    ...settablePerMinute('address', 60, 'BAD_TOKENS_PER_MINUTE'),
    what: 'Tokens of a sign-in or of an opened game that do not verify; tokens that do are never refused for them',
  },
  hooks: {
    ...settablePerMinute('address', 6_000, 'HOOKS_PER_MINUTE'),
    what: 'Calls of payment providers, without those of mobile money that carry the secret of their payment',
  },
  staffSignIns: { ...perMinute('address', 30), what: 'Sign-ins at the console', isExact: true },
  staffCodes: { ...perMinute('person', 6), what: 'Second factors that a person of the operator gives', isExact: true },
  staffCalls: { ...perMinute('person', 600), what: 'Calls of a person of the operator' },
  operatorKeys: { ...perMinute('address', 10), what: 'Wrong keys of an operator', isExact: true },
  reports: { ...perMinute('address', 30), what: 'Reports of one browser about breaches of a page policy' },
  allReports: {
    ...perMinute('site', 600),
    what: 'Reports about breaches of a page policy, so that strangers do not fill the log',
  },
} as const satisfies Record<string, CallLimitRow>;

export type CallLimitName = keyof typeof CALL_LIMITS;

/** A limit without a number does not hold. */
export type CallLimitNumbers = Readonly<Partial<Record<CallLimitName, number>>>;

const DAY = 86_400;

const prompts = (per: Per, most: number, setting: string) =>
  ({ seconds: DAY, unit: 'prompts', answer: { code: 'too_many_prompts' }, per, most, setting }) as const;
const dayOfPayouts = {
  per: 'player',
  seconds: DAY,
  answer: { instead: 'the withdrawal is refused with `above_day_limit`, and kept as a failed record' },
} as const;

/** These are counted from records, in the transaction that would add one: they are exact, whatever the number of servers. */
export const RECORD_LIMITS = {
  promptsToPhone: {
    ...prompts('phone', 10, 'PROMPTS_PER_PHONE'),
    what: 'Payment prompts to one phone that were not paid, by all players',
  },
  promptsByPlayer: {
    ...prompts('player', 20, 'PROMPTS_PER_PLAYER'),
    what: 'Payment prompts by one player that were not paid, to all phones',
  },
  promptsByDevice: {
    ...prompts('device', 30, 'PROMPTS_PER_DEVICE'),
    what: 'Payment prompts by all players of one browser that were not paid',
  },
  payouts: { ...dayOfPayouts, what: 'Withdrawals', most: 10, unit: 'withdrawals', setting: 'PAYOUTS_PER_DAY' },
  payoutSum: {
    ...dayOfPayouts,
    what: 'The sum of withdrawals',
    most: 500_000,
    unit: 'KES',
    setting: 'PAYOUT_KES_PER_DAY',
  },
  spins: {
    what: 'Spins of slots for money',
    per: 'player',
    most: 1,
    unit: 'spin',
    seconds: SPIN_MS / 1_000,
    answer: { code: 'too_soon' },
  },
} as const satisfies Record<string, LimitRow>;

/** These are open at once, for each server by itself: the limits protect its memory. */
export const OPEN_LIMITS = {
  connections: {
    what: 'Connections; behind a proxy of `TRUSTED_PROXIES`: requests under way',
    per: 'address',
    most: 1_000,
    unit: 'connections',
    setting: 'CONNECTIONS_PER_ADDRESS',
    answer: { instead: 'the connection is closed unread; behind a proxy 429 `too_many_requests`' },
  },
  streams: {
    what: 'Streams of wallet events',
    per: 'player',
    most: 20,
    unit: 'streams',
    answer: { instead: 'the oldest stream ends' },
  },
  onlookers: {
    what: 'Streams of flights',
    per: 'server',
    most: 20_000,
    unit: 'streams',
    answer: { instead: 'the oldest stream ends' },
  },
} as const satisfies Record<string, LimitRow>;
