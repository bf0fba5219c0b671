import type { DocumentStore } from '../../server/src/store/DocumentStore.ts';
import type { Content } from './checkContent.ts';
import { OPERATOR_COLLECTIONS } from './collectionSchemas.ts';
import { splitItem } from './splitItem.ts';

/** Everything that operators write, as it is stored; what their other systems keep with it stays there. */
export async function readContent(store: DocumentStore): Promise<Content> {
  const collections = OPERATOR_COLLECTIONS.map(async (name) => {
    const items = await store.find(name);
    return [name, items.map((item) => splitItem(name, item).known)] as const;
  });
  return Object.fromEntries(await Promise.all(collections));
}
