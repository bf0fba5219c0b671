/** Content of an operator: what the import takes, the server shows; what it refuses is named. */
import fc from 'fast-check';
import type * as v from 'valibot';
import { checkContent } from '../../server/seed/check/checkContent.ts';
import { COLLECTION_SCHEMAS } from '../../server/seed/check/collectionSchemas.ts';
import { seedData } from '../../server/seed/seedData.ts';
import { toSchema } from '../../server/src/openapi/toSchema.ts';
import type { PublishedCollection } from '../../server/src/store/collections.ts';
import { checkAnswers } from '../../server/src/testing/checkAnswers.ts';
import { startTestApp, type TestApp } from '../../server/src/testing/startTestApp.ts';
import { FOREIGN_KEYS, hostileValues, PROTOTYPE_KEYS } from './hostile.ts';
import { type Mutation, mutated } from './mutate.ts';
import { failureOf, type FuzzReport, type FuzzSizes, parametersOf } from './fuzzRoute.ts';
import { shapeOf } from './shapes.ts';

export const contentNames = (): string[] => [...COLLECTION_SCHEMAS.keys()].map((name) => `content ${name}`);

const WORDS: Readonly<Record<string, readonly string[]>> = {
  id: ['a', 'b'],
  gameUrl: ['/originals/dice.html', 'https://games.example/a'],
};

const mutations: fc.Arbitrary<Mutation> = fc.record({
  how: fc.constantFrom('keep', 'replace', 'replace', 'replace', 'remove', 'add'),
  place: fc.nat(500),
  key: fc.constantFrom<string>(...PROTOTYPE_KEYS, ...FOREIGN_KEYS),
  value: hostileValues,
});

const wordsOf = (name: string): readonly string[] =>
  WORDS[name] ?? (/url$|^image$/i.test(name) ? ['/images/a.svg', 'https://example.com/a'] : []);

export async function fuzzContent(name: string, sizes: FuzzSizes): Promise<FuzzReport> {
  const collection = name.replace(/^content /, '') as PublishedCollection;
  const schema = COLLECTION_SCHEMAS.get(collection);
  if (!schema) throw new Error(`There is no collection ${collection}`);
  const misfits: string[] = [];
  const server = await startTestApp({}, { watch: (app) => checkAnswers(app, misfits) });
  const counts: Record<number, number> = {};
  let tried = 0;
  const items = itemsOf(collection, schema);
  const property = fc.asyncProperty(items, async (item) => {
    tried += 1;
    const isTaken = isTakenOrNamed(collection, item);
    const status = isTaken ? 200 : 400;
    counts[status] = (counts[status] ?? 0) + 1;
    if (isTaken) await expectShown(server, collection, item);
    if (misfits.length > 0) throw new Error(misfits.splice(0).join('\n'));
  });
  try {
    const result = await fc.check(property, parametersOf(sizes));
    return { name, tried, statuses: counts, failure: failureOf(name, sizes, result) };
  } finally {
    await server.close();
  }
}

const SEEDED = seedData(Date.UTC(2026, 10, 1));

/** Items of the seed, with fields of the schema that no seed has, and with one thing changed. */
function itemsOf(collection: PublishedCollection, schema: v.GenericSchema): fc.Arbitrary<unknown> {
  const { properties = {} } = toSchema(schema);
  const fields = Object.entries(properties).map(([field, part]) =>
    shapeOf(part, wordsOf, field).map((value) => ({ [field]: value })),
  );
  const seeded = fc.constantFrom<object>(...(SEEDED[collection] ?? []), { id: 'a' });
  const filled = fc.tuple(seeded, fc.oneof(fc.constant({}), ...fields)).map(([item, field]) => ({ ...item, ...field }));
  return fc.tuple(filled, mutations).map(([item, mutation]) => mutated(item, mutation));
}

/** @throws Error when a refusal does not name its place */
function isTakenOrNamed(collection: string, item: unknown): boolean {
  const checked = checkContent({ [collection]: [item] });
  if (!('problems' in checked)) return true;
  const unnamed = checked.problems.filter((line) => !line.startsWith(`${collection} / `));
  if (unnamed.length > 0) throw new Error(`refused without its place: ${unnamed.join('; ').slice(0, 500)}`);
  return false;
}

/** Everybody's lists answer, whatever the import took; so does each language. */
async function expectShown(server: TestApp, collection: PublishedCollection, item: unknown): Promise<void> {
  await server.put(collection, item as never);
  const lists = server.app.operations.filter(
    ({ method, caller, path }) => method === 'GET' && caller === 'anyone' && !path.includes(':'),
  );
  const paths = [...lists.map(({ path }) => path).filter((path) => !isAside(path)), `/content/${collection}`];
  for (const path of paths) {
    const answer = await server.app.inject({ url: `/api${path}`, headers: { 'accept-language': 'sw' } });
    if (answer.statusCode >= 500)
      throw new Error(`GET ${path} answers ${answer.statusCode}: ${answer.body.slice(0, 300)}`);
  }
  await server.store.transaction('clean', async (tx) => tx.delete(collection, (item as { id: string }).id));
}

/** Reads no content. */
const isAside = (path: string): boolean => path === '/openapi.json';
