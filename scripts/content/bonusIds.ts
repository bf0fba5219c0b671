/** A deposit names its bonus by the id alone (`contract/content.ts`), so all bonuses need ids of their own together. */
import type { DocumentStore } from '../../server/src/store/DocumentStore.ts';

const STEPS = 'welcome-bonuses';
const BONUSES = 'deposit-bonuses';

type BonusCollection = typeof STEPS | typeof BONUSES;
type IdsOf = (collection: BonusCollection) => readonly string[];

/** The ids that a step of the welcome pack shares with a deposit bonus. */
function sharedIds(idsOf: IdsOf): string[] {
  const bonuses = new Set(idsOf(BONUSES));
  return [...new Set(idsOf(STEPS))].filter((id) => bonuses.has(id));
}

const EXPECTED = 'expected an id of its own among all bonuses';

/** The mistakes of a file, whose lists may hold anything yet. */
export const bonusIdProblems = (idsOf: IdsOf): string[] =>
  sharedIds(idsOf).map((id) => `${STEPS} / ${id} / id: is that of ${BONUSES} / ${id} too, ${EXPECTED}`);

/**
 * The bonuses of a file that would share their id with one that is stored. What the import deletes is in nobody's way;
 * what is stored twice already is no mistake of a file that names neither.
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
