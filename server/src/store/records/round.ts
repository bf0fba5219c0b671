/** Rounds for money, and what they are drawn from. Times are ISO 8601; amounts are minor units of `currency`. */
import * as v from 'valibot';
import { PLAY_LIMITS } from '../../../../contract/playLimits.ts';
import { HOUSE_KINDS, ROUND_ACTIONS, ROUND_STATES } from '../../../../contract/playTerms.ts';
import { MODEL_NAMES } from '../../../../originals/slots/rules/wire.ts';
import { CURRENCY_CODES } from '../../../../contract/userChoices.ts';
import { RaceEntrySchema, ScoreSchema } from './prizes.ts';
import { LimitSchema } from './saferPlay.ts';

const json = v.record(v.string(), v.unknown());

const StepSchema = v.object({
  /** The game chooses the id. */
  id: v.string(),
  action: v.picklist(ROUND_ACTIONS),
  tile: v.optional(v.number()),
  at: v.string(),
});

export const RoundSchema = v.object({
  id: v.string(),
  userId: v.string(),
  gameId: v.string(),
  kind: v.picklist(HOUSE_KINDS),
  currency: v.picklist(CURRENCY_CODES),
  status: v.picklist(ROUND_STATES),
  stakeCents: v.number(),
  bonusStakeCents: v.number(),
  /** Steps added these to the stake, such as a hand that was doubled; the fields above have the sums. */
  raises: v.optional(v.array(v.object({ stakeCents: v.number(), bonusStakeCents: v.number() }))),
  /** The stake, less what its parts cover of each other: so much counts for bonuses, points and the challenge. Missing where a stake has no parts. */
  atRiskCents: v.optional(v.number()),
  /** A free spin or a free flight: nothing is staked, and the win is computed from the grant's stake. */
  freeSpin: v.optional(
    v.object({
      grantId: v.string(),
      stakeCents: v.number(),
      /** So many spins at this stake are left after it. */
      left: v.number(),
    }),
  ),
  /** The jackpots that the round fed, with what counted for their odds, and what it won of them. */
  jackpots: v.optional(
    v.array(
      v.object({
        id: v.string(),
        stakeCents: v.number(),
        turnoverCents: v.number(),
        fedCents: v.number(),
        prizeCents: v.number(),
      }),
    ),
  ),
  /** The odds of a free flight came from these; `worthCents` is the stake of the one that the house dropped for this round, or 0. */
  gift: v.optional(v.object({ stakeCents: v.number(), turnoverCents: v.number(), worthCents: v.number() })),
  /** The bonus that was in play, and what the stake counted for it. */
  wager: v.optional(v.object({ bonusId: v.string(), countedCents: v.number() })),
  /** The stake that a void round gave back; it counts no more in the fields above. */
  returned: v.optional(v.object({ stakeCents: v.number(), bonusStakeCents: v.number() })),
  winCents: v.number(),
  /** The changes of both accounts so far: their sums are a player's result. */
  netCents: v.number(),
  netBonusCents: v.number(),
  /** Integer hundredths. */
  multiplier: v.number(),
  /** The accounts after the last movement of the round. */
  balanceCents: v.number(),
  bonusBalanceCents: v.number(),
  choice: json,
  /** Secret until the round is settled. */
  drawn: json,
  steps: v.array(StepSchema),
  /** Seeds of the player, or the flight for everybody. */
  serverSeedHash: v.optional(v.string()),
  clientSeed: v.optional(v.string()),
  nonce: v.optional(v.number()),
  flight: v.optional(v.string()),
  createdAt: v.string(),
  /** The server ends an open round by itself at this time. */
  dueAt: v.optional(v.string()),
  settledAt: v.optional(v.string()),
});

const PlayDaySchema = v.object({
  stakedCents: v.number(),
  /** The stakes of rounds that ended on the day, without those that went back. */
  endedCents: v.optional(v.number()),
  /** The change of the balance by these rounds. */
  netCents: v.optional(v.number()),
  wonCents: v.number(),
  playedMs: v.number(),
});

/** The player's next rounds are drawn from this record, and limits look at it. Its id is the uid. */
export const PlaySchema = v.object({
  id: v.string(),
  serverSeed: v.string(),
  serverSeedHash: v.string(),
  nextServerSeed: v.string(),
  nextServerSeedHash: v.string(),
  clientSeed: v.string(),
  /** The number of the last bet. */
  nonce: v.number(),
  /** Ids of open rounds by game. */
  open: v.record(v.string(), v.string()),
  /** Ids of open rounds in flights for everybody, by game. */
  flying: v.optional(v.record(v.string(), v.array(v.string()))),
  /** Ids of the games that the player has bet on, the first first. */
  games: v.optional(v.array(v.string())),
  lastSpinAt: v.optional(v.string()),
  lastBetAt: v.optional(v.string()),
  /** The time at play on all days together, which a reality check counts from. */
  playedMs: v.optional(v.number()),
  /** A limit on time has minutes where others have an amount. */
  limits: v.optional(v.object(v.entriesFromList(PLAY_LIMITS, v.optional(LimitSchema)))),
  /** The score in the challenge that was running at the last round. */
  score: v.optional(ScoreSchema),
  /** The scores in earlier challenges, of which some may run again. */
  pastScores: v.optional(v.array(ScoreSchema)),
  /** The runs that go on, by their id. */
  races: v.optional(v.record(v.string(), RaceEntrySchema)),
  /** How many VIP levels the player was told of. */
  vipLevels: v.optional(v.number()),
  /** The week of rounds that no cash-back was computed for ends then. */
  cashbackAt: v.optional(v.string()),
  /** The player's days, by their date in Nairobi. */
  days: v.optional(v.record(v.string(), PlayDaySchema)),
});

/** A bet that was taken back before it came: it is refused if it comes late. Its id is that of its round. */
export const TakenBackSchema = v.object({ id: v.string(), userId: v.string(), at: v.string() });

/** A revealed seed; its id is its hash. */
export const SeedSchema = v.object({
  id: v.string(),
  userId: v.string(),
  serverSeed: v.string(),
  clientSeed: v.string(),
  lastNonce: v.number(),
  revealedAt: v.string(),
});

/** A game that was opened for money; its id is the hash of the token. */
export const LaunchSchema = v.object({
  id: v.string(),
  userId: v.string(),
  gameId: v.string(),
  kind: v.picklist(HOUSE_KINDS),
  /** Set for a game with one flight for everybody. */
  isShared: v.optional(v.boolean()),
  /** Set for a slot that feeds the jackpots. */
  hasJackpots: v.optional(v.boolean()),
  /** The address of a slot can name it. */
  model: v.optional(v.picklist(MODEL_NAMES)),
  createdAt: v.string(),
  usedAt: v.string(),
  endedAt: v.optional(v.string()),
});

export type RoundRecord = v.InferInput<typeof RoundSchema>;
export type RoundStep = v.InferInput<typeof StepSchema>;
export type PlayRecord = v.InferInput<typeof PlaySchema>;
export type SeedRecord = v.InferInput<typeof SeedSchema>;
export type LaunchRecord = v.InferInput<typeof LaunchSchema>;
export type PlayDay = v.InferInput<typeof PlayDaySchema>;
