/** Offers of the bonus market that would give back more than they may of the stakes that earn their points. */
import * as v from 'valibot';
import { SpinTermsSchema } from '../../contract/bonusTerms.ts';
import { BonusBoxSchema, FreeSpinsSchema, leastPrice } from '../../contract/market.ts';
import type { DocumentStore } from '../../server/src/store/DocumentStore.ts';

const COLLECTIONS = ['bonus-market-boxes', 'free-spins', 'spin-terms'] as const;

type Items = readonly { id: string }[];
type MarketContent = Readonly<Partial<Record<(typeof COLLECTIONS)[number], Items>>>;

/** Checks the market as it will be: items of the file, beside those in the store that it does not name. */
export async function marketPriceProblems(
  store: Pick<DocumentStore, 'find'>,
  content: MarketContent,
  isReplacing: boolean,
): Promise<string[]> {
  if (COLLECTIONS.every((name) => content[name] === undefined)) return [];
  const itemsOf = async (name: (typeof COLLECTIONS)[number]): Promise<Items> => {
    const given = content[name];
    if (given && isReplacing) return given;
    const stored: Items = await store.find(name);
    return [...(given ?? []), ...stored.filter(({ id }) => !given?.some((item) => item.id === id))];
  };
  const terms = (await itemsOf('spin-terms')).map((item) => v.safeParse(SpinTermsSchema, item));
  const active = terms.flatMap(({ success, output }) => (success && output.isActive ? [output] : []));
  const stakes = active[0] ?? v.parse(SpinTermsSchema, { id: 'none' });
  const boxes = (await itemsOf('bonus-market-boxes')).map((item) => {
    const { price, prizes = [], isActive } = v.parse(BonusBoxSchema, item);
    return { place: `bonus-market-boxes / ${item.id}`, isActive, price, least: leastPrice(prizes, stakes) };
  });
  const spins = (await itemsOf('free-spins')).map((item) => {
    const { price, spins: freeSpins, isActive } = v.parse(FreeSpinsSchema, item);
    const least = leastPrice([{ weight: 1, bonusKes: 0, bonusUsd: 0, freeSpins }], stakes);
    return { place: `free-spins / ${item.id}`, isActive, price, least };
  });
  return [...boxes, ...spins]
    .filter(({ isActive, price, least }) => isActive && price < least)
    .map(
      ({ place, price, least }) =>
        `${place} / price: is ${price} points, expected at least ${least}: else it gives back more than 1 % of the stakes that earn them`,
    );
}
