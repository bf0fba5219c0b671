import { RAIL_WORDS } from '../../../../contract/railWords.ts';
import { WALLET_LIMITS } from '../../../../contract/walletTerms.ts';
import { processingTimeOf, type UNRECORDED_REFUSALS } from '../../../../contract/withdrawals.ts';
import type { Reader, Transaction } from '../../store/DocumentStore.ts';
import type { UserRecord } from '../../store/records/user.ts';
import type { WithdrawalRecord } from '../../store/records/withdrawal.ts';
import { accountOf, availableCents, currencyOf, decimalOf, minorOf } from '../account.ts';
import { endTied, writeEnding } from '../bonuses/endBonuses.ts';
import { type Idempotency, keepKey, seenKey } from '../idempotency.ts';
import { instant, type LedgerContext, type Moment } from '../LedgerContext.ts';
import type { LedgerRail, PayoutPlan } from '../LedgerRail.ts';
import { withdrawalMessage, type WithdrawalRefusal } from '../refusals.ts';
import { type Held, hold, reportReview, reviewOf } from './holdWithdrawal.ts';
import { hasDeposited, type RailWay, readWaysOut, type WaysOut } from './withdrawalMethods.ts';

export interface WithdrawalAsk {
  uid: string;
  amountCents: number;
  rail: LedgerRail;
  /** A destination of the rail. Without it the money goes to the last one used that can take the amount. */
  destination?: string | undefined;
  idempotency: Idempotency;
  /** True: bonuses of deposits may end with it. */
  endsBonus?: boolean | undefined;
}

/** Nothing was recorded. `lostCents`: the bonus money that would go. */
export interface TiedRefusal {
  refusal: (typeof UNRECORDED_REFUSALS)[number];
  lostCents: number;
}

/** Ids, time and rate, made before the transaction because its callback may run twice. */
type Made = Moment & { id: string; at: string };

interface Funds extends WaysOut {
  user: UserRecord | undefined;
  way: RailWay | undefined;
  hasDeposited: boolean;
}

/** Checks, records and holds the money in one transaction. A refusal becomes a failed record; a repeat returns the first record. */
export async function requestWithdrawal(
  ctx: LedgerContext,
  ask: WithdrawalAsk,
): Promise<WithdrawalRecord | TiedRefusal | 'idempotency_conflict'> {
  const now = ctx.now();
  const made: Made = { id: ctx.newId(), now, at: instant(now), kesPerUsd: ctx.kesPerUsd() };
  const requested = await ctx.store.transaction(ask.uid, async (tx) => {
    const seen = await seenKey(tx, ask.idempotency);
    if (seen === 'idempotency_conflict') return seen;
    const known = seen && (await tx.get('withdrawals', seen.recordId));
    if (known) return { record: known, isNew: false };
    const funds = await readFunds(ctx, tx, ask, made);
    const payout = planned(ask, funds);
    const record =
      typeof payout === 'string'
        ? refuse(tx, recordOf(ask, made, funds.user), ask.rail, payout)
        : await holdUntied(ctx, tx, { ask, made, funds, payout });
    if ('refusal' in record) return record;
    keepKey(tx, ask.idempotency, { recordId: record.id, userId: ask.uid, createdAt: made.at });
    return { record, isNew: true };
  });
  if (requested === 'idempotency_conflict' || 'refusal' in requested) return requested;
  if (requested.isNew) reportReview(ctx, requested.record);
  return requested.record;
}

async function readFunds(ctx: LedgerContext, tx: Reader, ask: WithdrawalAsk, made: Made): Promise<Funds> {
  const user = await tx.get('users', ask.uid);
  const none = { user, way: undefined, ways: [], dayLeft: 0, hasDeposited: false };
  if (!user) return none;
  const waysOut = await readWaysOut(ctx, tx, user, made);
  const hasPaid = waysOut.ways.some(({ paidCents }) => paidCents > 0);
  if (!hasPaid && !(await hasDeposited(tx, ask.uid))) return none;
  return { user, ...waysOut, way: wayFor(waysOut.ways, ask), hasDeposited: true };
}

function wayFor(ways: readonly RailWay[], { rail, destination, amountCents }: WithdrawalAsk): RailWay | undefined {
  const ofRail = ways
    .filter((way) => way.rail.name === rail.name)
    .toSorted((a, b) => ((a.lastUsed ?? '') < (b.lastUsed ?? '') ? 1 : -1));
  if (destination !== undefined) return ofRail.find((way) => way.destination === destination);
  const [widest] = ofRail.toSorted((a, b) => b.maxCents - a.maxCents);
  return ofRail.find(({ maxCents }) => maxCents >= amountCents) ?? widest;
}

function planned({ amountCents }: WithdrawalAsk, funds: Funds): PayoutPlan | WithdrawalRefusal {
  const { user, way, dayLeft } = funds;
  if (!user) return 'profile_not_found';
  if (amountCents <= 0) return 'invalid_amount';
  if (!funds.hasDeposited) return 'no_deposit_history';
  if (amountCents > availableCents(accountOf(user))) return 'insufficient_balance';
  if (amountCents < minorOf(WALLET_LIMITS.withdrawal[currencyOf(user)].min)) return 'below_minimum';
  if (!way || way.maxCents <= 0) return 'method_unavailable';
  if (amountCents > way.maxCents) return 'above_method_limit';
  if (amountCents > dayLeft) return 'above_day_limit';
  return way.plan(amountCents) ?? 'payout_failed';
}

type Opened = ReturnType<typeof recordOf>;

function recordOf({ uid, amountCents, rail }: WithdrawalAsk, { id, at }: Made, user: UserRecord | undefined) {
  const currency = currencyOf(user);
  return {
    id,
    userId: uid,
    amount: decimalOf(amountCents),
    currency,
    accountCurrency: currency,
    createdAt: at,
    requestedAt: at,
    updatedAt: at,
    processingTime: processingTimeOf(RAIL_WORDS[rail.name].withdrawal),
    description: `Withdrawal to ${rail.withdrawalText.name}`,
    checks: 0,
  };
}

function refuse(tx: Transaction, opened: Opened, { name }: LedgerRail, reason: WithdrawalRefusal): WithdrawalRecord {
  const { createdAt: at, currency } = opened;
  const answer = { success: false, message: withdrawalMessage(reason, currency) };
  const timeline = [{ status: 'failed' as const, at, reason }];
  const record = { ...opened, method: name, status: 'failed' as const, reason, timeline, debitCents: 0, answer };
  tx.create('withdrawals', record);
  return record;
}

/** Ends the bonuses that are tied to deposits first, if the player has agreed to that. */
async function holdUntied(
  ctx: LedgerContext,
  tx: Transaction,
  planned: Planned,
): Promise<WithdrawalRecord | TiedRefusal> {
  const { ask, made, funds } = planned;
  const ending = funds.user && endTied(funds.user, made.at);
  if (ending === 'bonus_in_round') return { refusal: ending, lostCents: 0 };
  const lostCents = ending?.ended.reduce((sum, bonus) => sum + bonus.lostCents, 0) ?? 0;
  if (ending && !ask.endsBonus) return { refusal: 'bonus_ends', lostCents };
  const held = await heldOf(ctx, tx, ending ? { ...planned, funds: { ...funds, user: ending.user } } : planned);
  if (ending) writeEnding(tx, ending);
  return hold(tx, held);
}

type Planned = { ask: WithdrawalAsk; made: Made; funds: Funds; payout: PayoutPlan };

/** Everything that is written, read before the first write. */
async function heldOf(ctx: LedgerContext, tx: Reader, { ask, made, funds, payout }: Planned): Promise<Held> {
  const { user, way } = funds;
  const { knownAt = 0 } = way ?? {};
  const details = payout.details ?? way?.details;
  const sendAfter = knownAt > made.now ? instant(knownAt) : undefined;
  const arrivedCents = way?.arrivedCents ?? 0;
  const review = await reviewOf(ctx, tx, { uid: ask.uid, user, debitCents: payout.debitCents, arrivedCents });
  return { opened: recordOf(ask, made, user), user, rail: ask.rail, details, payout, sendAfter, review };
}
