import {
  BonusBoxSchema,
  type BoxPrize,
  buyInMarket,
  FreeSpinsSchema,
  MARKET_REFUSALS,
  MOST_WAITING_BONUSES,
  type Purchase,
  type PurchaseBody,
} from '../../../contract/market.ts';
import { refusalsOf } from '../errors/ApiError.ts';
import { accepted } from '../errors/moneyRefusals.ts';
import * as ledger from '../ledger/index.ts';
import { refuseBlocked } from '../saferPlay/refuseDeposit.ts';
import { refuseWithoutConsent } from '../saferPlay/refusals.ts';
import type { PurchaseRecord } from '../store/records/prizes.ts';
import { readUser } from '../users/profile.ts';
import { drawByWeight, givePrize } from './givePrize.ts';
import { readSpinTerms } from './spins.ts';
import { wageringTermsOf } from './wageringTermsOf.ts';
import { isStorableId, readWithin } from '../store/reading.ts';
import type { Reader } from '../store/DocumentStore.ts';

type Buying = Pick<ledger.LedgerContext, 'store' | 'now' | 'newId' | 'kesPerUsd'>;

const refused = refusalsOf(MARKET_REFUSALS, {
  market_unavailable: 'This is not for sale now',
  offer_changed: 'This offer has changed since it was shown: look at it again',
  points_missing: 'There are too few bonus points for this',
  bonuses_waiting: 'You have too many bonuses that wait: play or give up one of them first',
});

/** Counts once by its key. @throws ApiError 403 on a break or without consent, 404 `no_profile`, 409 with a code of `MARKET_REFUSALS` */
export async function buy(ctx: Buying, uid: string, body: PurchaseBody, key: string): Promise<Purchase> {
  const idempotency = ledger.idempotencyOf(uid, key, buyInMarket, body);
  const now = ctx.now();
  const at = ledger.instant(now);
  const id = ctx.newId();
  const offer = await readOffer(ctx.store, body);
  const spinTerms = await readSpinTerms(ctx.store);
  return ctx.store.transaction(uid, async (tx) => {
    const seen = accepted(await ledger.seenKey(tx, idempotency));
    const record = seen && (await tx.get('market-purchases', seen.recordId));
    const user = await readUser(tx, uid);
    if (record) return toPurchase(record, user);
    refuseWithoutConsent(user);
    await refuseBlocked(tx, uid, now, user);
    if (!offer) throw refused('market_unavailable');
    if (!isAsSeen(offer, body)) throw refused('offer_changed');
    if ((user.bonuses?.length ?? 0) >= MOST_WAITING_BONUSES) throw refused('bonuses_waiting');
    const paid = ledger.spendPoints(tx, user, { points: offer.price, recordId: `market:${id}`, at });
    if (!paid) throw refused('points_missing');
    const terms = wageringTermsOf(spinTerms ?? {});
    const made = { ...recordOf({ id, uid, body, at }, offer, ledger.currencyOf(user)), terms };
    const { bonusCents, freeSpins, gameId } = made;
    const prize = { source: 'market', sourceId: id, bonusCents, freeSpins, gameId, terms } as const;
    const given = givePrize(tx, paid, prize, { at, kesPerUsd: ctx.kesPerUsd(), spinTerms });
    tx.set('users', given);
    tx.create('market-purchases', made);
    ledger.keepKey(tx, idempotency, { recordId: id, userId: uid, createdAt: at });
    return toPurchase(made, given);
  });
}

const isAsSeen = ({ price, prize }: Offer, seen: PurchaseBody): boolean =>
  price === seen.price && (seen.shelf === 'boxes' || prize.freeSpins === seen.spins);

const recordOf = (
  { id, uid, body: { shelf, itemId }, at }: { id: string; uid: string; body: PurchaseBody; at: string },
  { price, prize }: Offer,
  currency: PurchaseRecord['currency'],
): PurchaseRecord => ({
  ...{ id, userId: uid, shelf, itemId, price, currency, createdAt: at },
  bonusCents: ledger.minorOf(currency === 'KES' ? prize.bonusKes : prize.bonusUsd),
  freeSpins: prize.freeSpins,
  ...(prize.gameId !== undefined && { gameId: prize.gameId }),
});

const toPurchase = (
  { bonusCents, currency, freeSpins, gameId }: PurchaseRecord,
  user: Parameters<typeof ledger.pointsOf>[0],
): Purchase => ({ points: ledger.pointsOf(user), bonus: ledger.decimalOf(bonusCents), currency, freeSpins, gameId });

type Offer = { price: number; prize: BoxPrize };

/** The offer, of a box with its drawn prize. Undefined for one that is not for sale. */
async function readOffer(reader: Pick<Reader, 'get'>, { shelf, itemId }: PurchaseBody): Promise<Offer | undefined> {
  if (!isStorableId(itemId)) return undefined;
  const offer = await (shelf === 'boxes' ? readBox(reader, itemId) : readSpins(reader, itemId));
  return offer && Number.isInteger(offer.price) && offer.price > 0 ? offer : undefined;
}

async function readBox(reader: Pick<Reader, 'get'>, id: string): Promise<Offer | undefined> {
  const read = readWithin('bonus-market-boxes', BonusBoxSchema, await reader.get('bonus-market-boxes', id));
  if (!read?.isActive || !read.prizes) return undefined;
  const prize = read.prizes[drawByWeight(read.prizes)];
  return prize && { price: read.price, prize };
}

async function readSpins(reader: Pick<Reader, 'get'>, id: string): Promise<Offer | undefined> {
  const read = readWithin('free-spins', FreeSpinsSchema, await reader.get('free-spins', id));
  if (!read?.isActive) return undefined;
  const { price, spins, gameId } = read;
  if (!Number.isInteger(spins) || spins <= 0) return undefined;
  return { price, prize: { weight: 1, bonusKes: 0, bonusUsd: 0, freeSpins: spins, gameId } };
}
