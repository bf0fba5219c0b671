/** A deposit names its bonus by id only (`contract/content.ts`), so the ids of all bonuses must be unique. */
import type { DocumentStore } from '../../src/store/DocumentStore.ts';

const STEPS = 'welcome-bonuses';
const BONUSES = 'deposit-bonuses';

type BonusCollection = typeof STEPS | typeof BONUSES;
type IdsOf = (collection: BonusCollection) => readonly string[];

/** Ids shared by a step of the welcome pack and a deposit bonus. */
function sharedIds(idsOf: IdsOf): string[] {
  const bonuses = new Set(idsOf(BONUSES));
  return [...new Set(idsOf(STEPS))].filter((id) => bonuses.has(id));
}

const EXPECTED = 'expected an id of its own among all bonuses';

/** The mistakes of a file that is not checked yet. */
export const bonusIdProblems = (idsOf: IdsOf): string[] =>
  sharedIds(idsOf).map((id) => `${STEPS} / ${id} / id: is that of ${BONUSES} / ${id} too, ${EXPECTED}`);

/**
 * Bonuses of a file with the id of a stored bonus; not those that the import deletes, nor duplicates in the store that the
 * file does not name.
 */
export async function storedBonusIdProblems(
  store: DocumentStore,
  content: Readonly<Partial<Record<BonusCollection, readonly { id: string }[]>>>,
  isReplacing: boolean,
): Promise<string[]> {
  const given = (name: BonusCollection) => (content[name] ?? []).map(({ id }) => id);
  const isKept = (name: BonusCollection) => !isReplacing || !content[name];
  const kept = async (name: BonusCollection) => (isKept(name) ? (await store.find(name)).map(({ id }) => id) : []);
  const [keptSteps, keptBonuses] = [await kept(STEPS), await kept(BONUSES)];
  const problems = (collection: BonusCollection, other: BonusCollection, otherIds: readonly string[]) =>
    given(collection)
      .filter((id) => otherIds.includes(id))
      .map((id) => `${collection} / ${id} / id: is that of ${other} / ${id}, which is stored, ${EXPECTED}`);
  return [...problems(STEPS, BONUSES, keptBonuses), ...problems(BONUSES, STEPS, keptSteps)];
}
