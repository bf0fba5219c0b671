import * as v from 'valibot';
import {
  isAffordable,
  type Wheel,
  type WheelPrize,
  type WheelTerms,
  WheelTermsSchema,
  type WheelTurn,
} from '../../../contract/wheel.ts';
import { convertMinor } from '../../../contract/money.ts';
import { ApiError } from '../errors/ApiError.ts';
import { accountOf, currencyOf, decimalOf, instant, type LedgerContext, minorOf } from '../ledger/index.ts';
import { refuseBlocked } from '../saferPlay/refuseDeposit.ts';
import { refuseWithoutConsent } from '../saferPlay/refusals.ts';
import { othersOf } from '../persons/person.ts';
import type { Reader } from '../store/DocumentStore.ts';
import type { WheelTurnRecord } from '../store/records/prizes.ts';
import type { UserRecord } from '../store/records/user.ts';
import { dayOf, nextDayAt } from '../time/nairobi.ts';
import { readUser } from '../users/profile.ts';
import { drawByWeight, givePrize } from './givePrize.ts';
import { readSpinTerms } from './spins.ts';

type Asking = Pick<LedgerContext, 'store' | 'now' | 'kesPerUsd'>;

const turnIdOf = (uid: string, now: number): string => `${uid}:${dayOf(now)}`;

/** Today's turn of the player, if it was taken, what is missing for it, and when the next one opens. */
export async function readWheel(ctx: Asking, uid: string): Promise<Wheel> {
  const { store, now } = ctx;
  const turn = await store.get('wheel-turns', turnIdOf(uid, now()));
  const terms = turn ? undefined : await readTerms(store);
  const user = terms && (await store.get('users', uid));
  const missing = user && (await missingFor(store, user, terms, ctx));
  return {
    ...toWheel(turn, { isPaying: turn !== undefined || (terms !== undefined && !missing), now: now() }),
    missing,
  };
}

/** Returns what a player must do first: a turn is for people who are known by a phone, have deposited, and have played today. */
async function missingFor(
  reader: Pick<Reader, 'get'>,
  user: UserRecord,
  { stakedKes }: WheelTerms,
  { now, kesPerUsd }: Omit<Asking, 'store'>,
): Promise<Wheel['missing']> {
  const currency = currencyOf(user);
  const others = await othersOf(reader, user.id, user);
  const turns = await Promise.all(others.map((other) => reader.get('wheel-turns', turnIdOf(other, now()))));
  if (turns.some((turn) => turn !== undefined)) return { kind: 'tomorrow', amount: 0, currency };
  if (!user.phoneNumber) return { kind: 'phone', amount: 0, currency };
  if (accountOf(user).totalDepositsCents <= 0) return { kind: 'deposit', amount: 0, currency };
  const staked = (await reader.get('play', user.id))?.days?.[dayOf(now())]?.endedCents ?? 0;
  const leftCents = convertMinor(stakedKes * 100, 'KES', currency, kesPerUsd()) - staked;
  return leftCents > 0 ? { kind: 'stakes', amount: decimalOf(leftCents), currency } : undefined;
}

/**
 * Today's turn: drawn, recorded and credited in one transaction at the first call of the day in Nairobi; every later
 * call answers the same. @throws ApiError 403 `consent_needed`, `time_out`, `self_excluded`, 404 `no_profile`, 409 `wheel_closed`,
 * `wheel_not_earned`
 */
export async function turnWheel(ctx: Asking, uid: string): Promise<Wheel> {
  const { store } = ctx;
  const now = ctx.now();
  const at = instant(now);
  const terms = await readTerms(store);
  const spinTerms = await readSpinTerms(store);
  const segment = terms && drawByWeight(terms.segments);
  const turn = await store.transaction(uid, async (tx) => {
    const known = await tx.get('wheel-turns', turnIdOf(uid, now));
    if (known) return known;
    const user = await readUser(tx, uid);
    await refuseBlocked(tx, uid, now, user);
    refuseWithoutConsent(user);
    const prize = terms?.segments[segment ?? -1];
    if (!terms || segment === undefined || !prize) throw closed();
    if (await missingFor(tx, user, terms, ctx)) throw notEarned();
    const currency = currencyOf(user);
    const record: WheelTurnRecord = {
      ...{ id: turnIdOf(uid, now), userId: uid, day: dayOf(now), segment, currency, createdAt: at },
      bonusCents: minorOf(currency === 'KES' ? prize.bonusKes : prize.bonusUsd),
      freeSpins: prize.freeSpins,
    };
    const { bonusCents, freeSpins } = record;
    const given = { source: 'wheel', sourceId: record.id, bonusCents, freeSpins, terms } as const;
    tx.set('users', givePrize(tx, user, given, { at, kesPerUsd: ctx.kesPerUsd(), spinTerms }));
    tx.create('wheel-turns', record);
    return record;
  });
  return toWheel(turn, { isPaying: true, now });
}

type PayingTerms = WheelTerms & { segments: WheelPrize[] };

/** The terms are undefined also where free spins make a turn cost too much at their present stake. */
async function readTerms(reader: Pick<Reader, 'find'>): Promise<PayingTerms | undefined> {
  const items = (await reader.find('wheel-terms')).map((stored) => v.safeParse(WheelTermsSchema, stored));
  const active = items.flatMap(({ success, output }) => (success && output.isActive ? [output] : []));
  const paying = active.find((terms): terms is PayingTerms => terms.segments !== undefined);
  const spinTerms = paying && (await readSpinTerms(reader));
  return spinTerms && !isAffordable(paying.segments, spinTerms) ? undefined : paying;
}

const notEarned = (): ApiError =>
  new ApiError(409, 'wheel_not_earned', 'This turn needs a confirmed phone, a deposit, and stakes of today');
const closed = (): ApiError => new ApiError(409, 'wheel_closed', 'The wheel pays nothing today');

const toWheel = (turn: WheelTurnRecord | undefined, { isPaying, now }: { isPaying: boolean; now: number }): Wheel => ({
  isPaying,
  turn: turn && toTurn(turn),
  nextAt: instant(nextDayAt(now)),
});

const toTurn = ({ segment, bonusCents, currency, freeSpins }: WheelTurnRecord): WheelTurn => ({
  segment,
  bonus: decimalOf(bonusCents),
  freeSpins,
  currency,
});
