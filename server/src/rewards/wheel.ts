import * as v from 'valibot';
import {
  isAffordable,
  type Wheel,
  type WheelPrize,
  type WheelTerms,
  WheelTermsSchema,
  type WheelTurn,
} from '../../../contract/wheel.ts';
import { ApiError } from '../errors/ApiError.ts';
import { currencyOf, decimalOf, instant, type LedgerContext, minorOf } from '../ledger/index.ts';
import { readSaferPlay } from '../saferPlay/readSaferPlay.ts';
import { refuseBlocked } from '../saferPlay/refuseDeposit.ts';
import { refuseWithoutConsent } from '../saferPlay/refusals.ts';
import type { Reader } from '../store/DocumentStore.ts';
import type { WheelTurnRecord } from '../store/records/prizes.ts';
import { dayOf, nextDayAt } from '../time/nairobi.ts';
import { readUser } from '../users/profile.ts';
import { drawByWeight, givePrize } from './givePrize.ts';
import { readSpinTerms } from './spins.ts';

type Asking = Pick<LedgerContext, 'store' | 'now'>;

const turnIdOf = (uid: string, now: number): string => `${uid}:${dayOf(now)}`;

/** Today's turn of the player, if it was taken, and when the next one opens. */
export async function readWheel({ store, now }: Asking, uid: string): Promise<Wheel> {
  const turn = await store.get('wheel-turns', turnIdOf(uid, now()));
  return toWheel(turn, { isPaying: turn !== undefined || (await readTerms(store)) !== undefined, now: now() });
}

/**
 * Today's turn: drawn, recorded and credited in one transaction at the first call of the day in Nairobi; every later
 * call answers the same. @throws ApiError 403 `consent_needed`, `time_out`, `self_excluded`, 404 `no_profile`, 409 `wheel_closed`
 */
export async function turnWheel(ctx: Asking & Pick<LedgerContext, 'kesPerUsd'>, uid: string): Promise<Wheel> {
  const { store } = ctx;
  const now = ctx.now();
  const at = instant(now);
  const terms = await readTerms(store);
  const spinTerms = await readSpinTerms(store);
  const segment = terms && drawByWeight(terms.segments);
  const turn = await store.transaction(uid, async (tx) => {
    const known = await tx.get('wheel-turns', turnIdOf(uid, now));
    if (known) return known;
    refuseBlocked(await readSaferPlay(tx, uid), now);
    const user = await readUser(tx, uid);
    refuseWithoutConsent(user);
    const prize = terms?.segments[segment ?? -1];
    if (!terms || segment === undefined || !prize) throw closed();
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
