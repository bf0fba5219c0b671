/** What is limited otherwise than by counting calls. docs/limits.md is written from it too. */
import { SPIN_MS } from '../../../contract/playTerms.ts';
import type { LimitRow } from './callLimitRows.ts';

const DAY = 86_400;

const prompts = { seconds: DAY, unit: 'prompts', answer: { code: 'too_many_prompts' } } as const;
const dayOfPayouts = {
  per: 'player',
  seconds: DAY,
  answer: { instead: 'the withdrawal is refused with `above_day_limit`, and kept as a failed record' },
} as const;

/** Counted from records, in the transaction that would add one: exact, whatever the number of servers. */
export const RECORD_LIMITS = {
  promptsToPhone: {
    ...prompts,
    what: 'Payment prompts to one phone that were not paid, by all players',
    per: 'phone',
    most: 10,
    setting: 'PROMPTS_PER_PHONE',
  },
  promptsByPlayer: {
    ...prompts,
    what: 'Payment prompts by one player that were not paid, to all phones',
    per: 'player',
    most: 20,
    setting: 'PROMPTS_PER_PLAYER',
  },
  promptsByDevice: {
    ...prompts,
    what: 'Payment prompts by all players of one browser that were not paid',
    per: 'device',
    most: 30,
    setting: 'PROMPTS_PER_DEVICE',
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

/** At once, for each server by itself: they protect its memory. */
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
