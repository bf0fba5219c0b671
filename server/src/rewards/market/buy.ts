import {
  buyInMarket,
  MARKET_REFUSALS,
  type MarketRefusal,
  type Purchase,
  type PurchaseBody,
} from '../../../../contract/market.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { accepted } from '../../errors/moneyRefusals.ts';
import * as ledger from '../../ledger/index.ts';
import { readSaferPlay } from '../../saferPlay/readSaferPlay.ts';
import { refuseBlocked } from '../../saferPlay/refuseDeposit.ts';
import { refuseWithoutConsent } from '../../saferPlay/refuseWithoutConsent.ts';
import type { PurchaseRecord } from '../../store/records/prizes.ts';
import { readUser } from '../../users/profile.ts';
import { givePrize } from '../givePrize.ts';
import { readSpinTerms } from '../spins/index.ts';
import { wageringTermsOf } from '../wageringTermsOf.ts';
import { readOffer } from './offers.ts';

type Buying = Pick<ledger.LedgerContext, 'store' | 'now' | 'newId' | 'kesPerUsd'>;

const MESSAGES: Readonly<Record<MarketRefusal, string>> = {
  market_unavailable: 'This is not for sale now',
  offer_changed: 'This offer has changed since it was shown: look at it again',
  points_missing: 'There are too few bonus points for this',
};

const refused = (code: MarketRefusal): ApiError => new ApiError(MARKET_REFUSALS[code], code, MESSAGES[code]);

/**
 * Spends points and gives what came out of the box, or the free spins, in one transaction. Counts once by its key.
 * @throws ApiError 403 on a break or without age and terms, 404 `no_profile`, 409 with a code of `MARKET_REFUSALS` or for a key of another request
 */
export async function buy(ctx: Buying, uid: string, body: PurchaseBody, key: string): Promise<Purchase> {
  const idempotency = ledger.idempotencyOf(uid, key, buyInMarket, body);
  const now = ctx.now();
  const at = ledger.instant(now);
  const id = ctx.newId();
  const offer = await readOffer(ctx.store, body);
  const spinTerms = await readSpinTerms(ctx.store);
  const bought = await ctx.store.transaction(uid, async (tx) => {
    const seen = accepted(await ledger.seenKey(tx, idempotency));
    const record = seen && (await tx.get('market-purchases', seen.recordId));
    const user = await readUser(tx, uid);
    if (record) return toPurchase(record, user);
    refuseWithoutConsent(user);
    refuseBlocked(await readSaferPlay(tx, uid), now);
    if (!offer) throw refused('market_unavailable');
    if (!isAsSeen(offer, body)) throw refused('offer_changed');
    const paid = ledger.spendPoints(user, offer.price);
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
  return bought;
}

const isAsSeen = ({ price, prize }: Offer, seen: PurchaseBody): boolean =>
  price === seen.price && (seen.shelf === 'boxes' || prize.freeSpins === seen.spins);

type Made = { id: string; uid: string; body: PurchaseBody; at: string };
type Offer = NonNullable<Awaited<ReturnType<typeof readOffer>>>;

const recordOf = (
  { id, uid, body: { shelf, itemId }, at }: Made,
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
): Purchase => ({
  points: ledger.pointsOf(user),
  bonus: ledger.decimalOf(bonusCents),
  currency,
  freeSpins,
  gameId,
});
