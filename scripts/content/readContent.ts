import type { DocumentStore } from '../../server/src/store/DocumentStore.ts';
import type { Content } from './checkContent.ts';
import { OPERATOR_COLLECTIONS } from './collectionSchemas.ts';

/** Everything that operators write, as it is stored. */
export async function readContent(store: DocumentStore): Promise<Content> {
  const collections = OPERATOR_COLLECTIONS.map(async (name) => [name, await store.find(name)] as const);
  return Object.fromEntries(await Promise.all(collections));
}
