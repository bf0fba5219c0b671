/** Methods for withdrawals: the ways on which money came, and the player's own phone (docs/product.md, Withdrawals). */
import { convertMinor } from '../../../../contract/money.ts';
import { otherUsers } from '../../persons/person.ts';
import type { Reader } from '../../store/DocumentStore.ts';
import type { Currency } from '../../store/records/money.ts';
import { accountOf, availableCents, currencyOf, decimalOf, minorOf } from '../account.ts';
import { LIVE_STATES } from '../rules/move.ts';
import { instant, type LedgerContext, type PayoutTerms } from '../LedgerContext.ts';
import type { LedgerRail, PayoutOwner, Way } from '../LedgerRail.ts';
import { RAIL_WORDS } from '../../../../contract/railWords.ts';
import { WALLET_LIMITS } from '../../../../contract/walletTerms.ts';
import { processingTimeOf, type WithdrawalMethod } from '../../../../contract/withdrawals.ts';
import { unplayedCents } from './holdWithdrawal.ts';
import { ownedBy } from '../../store/query.ts';
import type { UserRecord } from '../../store/records/user.ts';

type PayoutContext = Pick<LedgerContext, 'rails' | 'kesPerUsd' | 'payouts' | 'now'>;

/** A way with its rail, and the most that one withdrawal can send by it. */
export type RailWay = Way & { rail: LedgerRail; maxCents: number };

/** `dayLeft` is what the limits of a day leave, in cents. */
export type WaysOut = { ways: RailWay[]; dayLeft: number };

export const hasDeposited = async (reader: Reader, uid: string): Promise<boolean> =>
  (await reader.ids('deposits', { where: [ownedBy(uid), ['status', '==', 'completed']], limit: 1 })).length > 0;

/** Every way with what can go there now, by all rails together: what is owed on one is not won money for another. */
export async function readWaysOut(
  ctx: PayoutContext,
  reader: Reader,
  user: UserRecord,
  { now, kesPerUsd }: { now: number; kesPerUsd: number },
): Promise<WaysOut> {
  const { newPhoneMs } = ctx.payouts;
  const owner: PayoutOwner = { uid: user.id, user, currency: currencyOf(user), kesPerUsd, newPhoneMs };
  const read = async (rail: LedgerRail) =>
    (await rail.waysOut(reader, owner)).map((way: Way) => Object.assign({}, way, { rail }));
  const ways = (await Promise.all(ctx.rails.map(read))).flat();
  const leastCents = minorOf(WALLET_LIMITS.withdrawal[owner.currency].min);
  return {
    ways: withShares(ways, { availableCents: availableCents(accountOf(user)), leastCents }),
    dayLeft: await dayLeftCents(reader, { ...owner, user, now, terms: ctx.payouts }),
  };
}

/** The preferred method of the profile comes first, else the one with the largest sum of deposits. */
export async function listWithdrawalMethods(
  ctx: PayoutContext & Pick<LedgerContext, 'store'>,
  uid: string,
): Promise<WithdrawalMethod[]> {
  const user = await ctx.store.get('users', uid);
  if (!user || !(await hasDeposited(ctx.store, uid))) return [];
  const now = ctx.now();
  const { ways, dayLeft } = await readWaysOut(ctx, ctx.store, user, { now, kesPerUsd: ctx.kesPerUsd() });
  const unplayed = unplayedCents(ctx, user, await otherUsers(ctx.store, uid, user));
  const methods = ways
    .filter(({ paidCents, maxCents }) => paidCents > 0 || maxCents > 0)
    .map((way) => methodOf(way, { user, dayLeft, unplayed, now }))
    .toSorted((a, b) => b.totalDeposited - a.totalDeposited);
  const preferred = methods.find(({ id }) => id === user.preferredWithdrawalMethod) ?? methods[0];
  return methods
    .map((method) => ({ ...method, isPreferred: method === preferred }))
    .toSorted((a, b) => Number(b.isPreferred) - Number(a.isPreferred));
}

type Shown = { user: UserRecord; dayLeft: number; unplayed: number | undefined; now: number };

function methodOf({ rail, ...way }: RailWay, { user, dayLeft, unplayed, now }: Shown): WithdrawalMethod {
  const id = RAIL_WORDS[rail.name].withdrawal;
  const maxCents = Math.min(way.maxCents, dayLeft);
  const { knownAt = 0 } = way;
  return {
    id,
    method: id,
    ...rail.withdrawalText,
    processingTime: processingTimeOf(id),
    canWithdraw: maxCents > 0,
    details: way.details,
    destination: way.destination,
    currency: currencyOf(user),
    totalDeposited: decimalOf(way.paidCents),
    lastUsed: way.lastUsed,
    maxAmount: decimalOf(maxCents),
    owed: decimalOf(way.owedCents),
    isForWinnings: way.isForWinnings,
    waitsUntil: knownAt > now ? instant(knownAt) : undefined,
    unplayed: unplayed && decimalOf(unplayed),
    isPreferred: false,
  };
}

const DAY_MS = 86_400_000;

interface DayUse {
  user: UserRecord;
  currency: Currency;
  kesPerUsd: number;
  now: number;
  terms: Pick<PayoutTerms, 'perDay' | 'kesPerDay'>;
}

/** Returns what the person may still withdraw now, in cents of the account. A refused or failed withdrawal does not count. */
async function dayLeftCents(reader: Reader, { user, currency, kesPerUsd, now, terms }: DayUse): Promise<number> {
  const since = ['createdAt', '>', instant(now - DAY_MS)] as const;
  const latelyOf = async (each: UserRecord) => {
    const where = [ownedBy(each.id), ['status', 'in', LIVE_STATES] as const, since];
    const lately = await reader.find('withdrawals', { where, limit: terms.perDay });
    const cents = lately.reduce((sum, { debitCents }) => sum + debitCents, 0);
    return { count: lately.length, cents: convertMinor(cents, currencyOf(each), currency, kesPerUsd) };
  };
  const used = await Promise.all([user, ...(await otherUsers(reader, user.id, user))].map(latelyOf));
  if (used.reduce((sum, { count }) => sum + count, 0) >= terms.perDay) return 0;
  const most = convertMinor(minorOf(terms.kesPerDay), 'KES', currency, kesPerUsd);
  return Math.max(0, most - used.reduce((sum, { cents }) => sum + cents, 0));
}

/** `leastCents` is the least withdrawal: what is owed below it cannot go back, and goes with what is won. */
type Available = { availableCents: number; leastCents: number };

/** Money goes back the way it came, up to what came that way; what is won goes to the player's own phone. */
function withShares(ways: readonly Omit<RailWay, 'maxCents'>[], { availableCents, leastCents }: Available): RailWay[] {
  const owedBy = ({ owedCents }: Way): number => (owedCents < leastCents ? 0 : owedCents);
  const owed = ways.reduce((sum, way) => sum + owedBy(way), 0);
  const won = Math.max(0, availableCents - owed);
  return ways.map((way) => {
    const share = owedBy(way) + (way.isForWinnings ? won : 0);
    return { ...way, maxCents: Math.min(way.mostCents, availableCents, share) };
  });
}
