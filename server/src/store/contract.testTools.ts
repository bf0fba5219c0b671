/** The suites of the store's contract share this. */
import * as v from 'valibot';
import { collection, type RecordsOf } from './collection.ts';
import type { DocumentStore, Transaction } from './DocumentStore.ts';

const number = v.optional(v.number());

/** No field has this name. */
export const ODD_FIELD = `a') OR 1=1 --`;

const GameSchema = v.object({
  id: v.string(),
  name: v.optional(v.string()),
  popularity: number,
  tags: v.optional(v.array(v.string())),
});

const DepositSchema = v.object({
  id: v.string(),
  userId: v.optional(v.string()),
  status: v.picklist(['pending', 'completed']),
  amount: v.optional(v.union([v.number(), v.string()])),
  card: v.optional(v.object({ brand: v.string() })),
  test: v.optional(v.union([v.boolean(), v.number()])),
  nothing: v.optional(v.string()),
  updatedAt: v.optional(v.string()),
  [ODD_FIELD]: number,
});

const HeroSchema = v.object({
  id: v.string(),
  title: v.string(),
  gone: v.optional(v.string()),
  list: v.array(v.unknown()),
  on: v.boolean(),
});

export const TEST_COLLECTIONS = {
  games: collection(GameSchema),
  deposits: collection(DepositSchema, [['userId', 'status']], {
    defaults: () => ({ status: 'completed' }),
    changedAt: ['updatedAt'],
  }),
  'hero-content': collection(HeroSchema),
};

export type TestCollections = RecordsOf<typeof TEST_COLLECTIONS>;
export type TestDeposit = TestCollections['deposits'];
export type TestTransaction = Transaction<TestCollections>;
export type TestStore = DocumentStore<TestCollections>;

/** The store of the running test. */
export type GetStore = () => TestStore;

export const put = <TCollections, N extends keyof TCollections & string>(
  store: DocumentStore<TCollections>,
  name: N,
  ...documents: TCollections[N][]
): Promise<void> => store.transaction('setup', async (tx) => documents.forEach((document) => tx.set(name, document)));
