import { randomInt } from 'node:crypto';
import { BonusBoxSchema, type BoxPrize, FreeSpinsSchema, type PurchaseBody } from '../../../../contract/market.ts';
import { isStorableId, readWithin } from '../../store/reading.ts';
import type { Reader } from '../../store/DocumentStore.ts';

/** What is bought: its price in points, and what comes out of it. */
export interface Offer {
  price: number;
  prize: BoxPrize;
}

/** The offer, of a box with its drawn prize. Undefined for one that is not for sale. */
export async function readOffer(
  reader: Pick<Reader, 'get'>,
  { shelf, itemId }: PurchaseBody,
): Promise<Offer | undefined> {
  if (!isStorableId(itemId)) return undefined;
  const offer = await (shelf === 'boxes' ? readBox(reader, itemId) : readSpins(reader, itemId));
  return offer && Number.isInteger(offer.price) && offer.price > 0 ? offer : undefined;
}

async function readBox(reader: Pick<Reader, 'get'>, id: string): Promise<Offer | undefined> {
  const read = readWithin('bonus-market-boxes', BonusBoxSchema, await reader.get('bonus-market-boxes', id));
  if (!read?.isActive || !read.prizes) return undefined;
  const { price, prizes } = read;
  const prize = drawPrize(prizes);
  return prize && { price, prize };
}

async function readSpins(reader: Pick<Reader, 'get'>, id: string): Promise<Offer | undefined> {
  const read = readWithin('free-spins', FreeSpinsSchema, await reader.get('free-spins', id));
  if (!read?.isActive) return undefined;
  const { price, spins, gameId } = read;
  if (!Number.isInteger(spins) || spins <= 0) return undefined;
  return { price, prize: { weight: 1, bonusKes: 0, bonusUsd: 0, freeSpins: spins, gameId } };
}

/** By weight. `draw`: a whole number below its argument, each equally likely. */
export function drawPrize(prizes: readonly BoxPrize[], draw = (most: number): number => randomInt(most)) {
  let rest = draw(prizes.reduce((sum, { weight }) => sum + weight, 0));
  return prizes.find(({ weight }) => (rest -= weight) < 0);
}
