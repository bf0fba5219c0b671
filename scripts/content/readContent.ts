import { PUBLISHED_COLLECTIONS } from '../../server/src/store/collections.ts';
import type { DocumentStore } from '../../server/src/store/DocumentStore.ts';
import type { Content } from '../../server/seed/check/checkContent.ts';
import { foreignPaths, placeText, withoutPaths } from './foreignFields.ts';

export interface StoredContent {
  content: Content;
  /** Fields that stay in the store. */
  leftOut: readonly string[];
}

/** All operator content as stored; fields of other systems stay there. */
export async function readContent(store: DocumentStore): Promise<StoredContent> {
  const leftOut: string[] = [];
  const collections = PUBLISHED_COLLECTIONS.map(async (name) => {
    const items = (await store.find(name)).map((item) => {
      const paths = foreignPaths(name, item);
      leftOut.push(...paths.map((path) => placeText(name, path)));
      return withoutPaths(item, paths);
    });
    return [name, items] as const;
  });
  return { content: Object.fromEntries(await Promise.all(collections)), leftOut };
}
