/** The notes of the ledger beside deposits and withdrawals. Times are ISO 8601. */
import * as v from 'valibot';
import { RAIL_NAMES } from '../../../../contract/railWords.ts';
import { CURRENCY_CODES } from '../../../../contract/userChoices.ts';

/** The accounts of a player. */
export const OWN_ACCOUNTS = [
  /** Real money to stake and to withdraw. */
  'main',
  /** Bonus money, which lies in the purses of bonuses. */
  'bonus',
  /** Real money that is on its way out. */
  'held',
  /** Bonus points, in thousandths of a point. */
  'points',
  /** The house has put so much into a jackpot, below zero. The lines have the id of the pot in place of a player's. */
  'seed',
] as const;

/** The accounts of the house, which are on the other side of what players pay, get, win and lose. */
export const HOUSE_ACCOUNTS = [
  /** The float at each provider: below zero by what came in that way and has not gone out. */
  ...RAIL_NAMES,
  /** The stakes of players. */
  'stakes',
  /** The wins of rounds. */
  'wins',
  /** The cost of bonuses of deposits and invitations, less what expires, is given up or is above its cap. */
  'bonuses',
  /** The bonus money of the wheel, the market and challenges. */
  'prizes',
  /** Differences that a person or a very old program has left. */
  'corrections',
  /** The pots of the jackpots together: what they were begun with and what stakes have fed them, less what they have paid. */
  'jackpots',
  /** Bonus points that were given and not spent. */
  'pointsIssued',
] as const;

export type OwnAccount = (typeof OWN_ACCOUNTS)[number];
export type HouseAccount = (typeof HOUSE_ACCOUNTS)[number];

/** One line for each movement of an account of a player. */
export const JournalSchema = v.object({
  id: v.string(),
  userId: v.string(),
  account: v.picklist(OWN_ACCOUNTS),
  /** The account on the other side. Only lines of older programs do without, until `server/migrations/twoSides.ts`. */
  against: v.optional(v.picklist([...OWN_ACCOUNTS, ...HOUSE_ACCOUNTS])),
  /** The id of the bonus with the purse; set on the account `bonus`. */
  purse: v.optional(v.string()),
  /** Negative for a debit. Of the account `points` it is thousandths of a point. */
  deltaCents: v.number(),
  /** The currency of the account. Missing: USD. */
  currency: v.optional(v.picklist(CURRENCY_CODES)),
  recordId: v.string(),
  kind: v.picklist([
    ...(['deposit', 'withdrawal', 'bonus', 'returned', 'referral', 'stake', 'win', 'rollback'] as const),
    /** A card payment that the bank took back. */
    'chargeback',
    /** How bonus money leaves the bonus account: as real money, or as nothing. */
    ...(['conversion', 'excess', 'expiry', 'forfeit'] as const),
    /** The money of a withdrawal is held, or comes back because it was not paid. */
    ...(['hold', 'release'] as const),
    /** Points that a round gives, and that the market takes. */
    ...(['points', 'purchase'] as const),
    /** The house begins a jackpot. */
    'seed',
    'correction',
  ]),
  freeSpins: v.optional(v.number()),
  at: v.string(),
});

/** A card payment that the cardholder disputes at the bank, by the provider's id. */
export const DisputeSchema = v.object({
  id: v.string(),
  userId: v.string(),
  depositId: v.string(),
  status: v.picklist(['open', 'won', 'lost']),
  amountCents: v.number(),
  currency: v.optional(v.picklist(CURRENCY_CODES)),
  /** The sum that left the balance when the dispute was lost. */
  lostCents: v.optional(v.number()),
  createdAt: v.string(),
  updatedAt: v.string(),
});

export type JournalEntry = v.InferInput<typeof JournalSchema>;

type Sides = 'account' | 'against' | 'purse';

/** A line as it is written: both sides are known, and so is the purse of bonus money. */
export type JournalLine = Omit<JournalEntry, 'id' | Sides> &
  Required<Pick<JournalEntry, 'against'>> &
  ({ account: 'bonus'; purse: string } | { account: Exclude<OwnAccount, 'bonus'> });
export type DisputeRecord = v.InferInput<typeof DisputeSchema>;
