import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import {
  isAffordable,
  sumOfWeights,
  type Wheel,
  type WheelPrize,
  type WheelTerms,
  WheelTermsSchema,
  type WheelTurn,
} from '../../../../contract/wheel.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { currencyOf, decimalOf, instant, type LedgerContext, minorOf } from '../../ledger/index.ts';
import { readSaferPlay } from '../../saferPlay/readSaferPlay.ts';
import { refuseBlocked } from '../../saferPlay/refuseDeposit.ts';
import { refuseWithoutConsent } from '../../saferPlay/refuseWithoutConsent.ts';
import type { Reader } from '../../store/DocumentStore.ts';
import type { WheelTurnRecord } from '../../store/records/prizes.ts';
import { dayOf, nextDayAt } from '../../time/nairobi.ts';
import { readUser } from '../../users/profile.ts';
import { givePrize } from '../givePrize.ts';
import { readSpinTerms } from '../spins/index.ts';

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
  const segment = terms && drawSegment(terms.segments);
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

/** By weight. `draw`: a whole number below its argument, each equally likely. */
export function drawSegment(segments: readonly Pick<WheelPrize, 'weight'>[], draw = randomInt): number {
  let rest = draw(sumOfWeights(segments));
  return segments.findIndex(({ weight }) => (rest -= weight) < 0);
}

type PayingTerms = WheelTerms & { segments: WheelPrize[] };

/** Undefined also where free spins make a turn cost too much at their present stake. */
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
