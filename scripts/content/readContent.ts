import type { DocumentStore } from '../../server/src/store/DocumentStore.ts';
import type { Content } from './checkContent.ts';
import { OPERATOR_COLLECTIONS } from './collectionSchemas.ts';
import { foreignPaths, type Path, withoutPaths } from './foreignFields.ts';

export interface StoredContent {
  content: Content;
  /** Each field that stays in the store, such as `settings / footerData.legalLinks[].icon`, and in how many places. */
  leftOut: ReadonlyMap<string, number>;
}

/** Everything that operators write, as it is stored; what their other systems keep with it stays there. */
export async function readContent(store: DocumentStore): Promise<StoredContent> {
  const leftOut = new Map<string, number>();
  const note = (place: string) => leftOut.set(place, (leftOut.get(place) ?? 0) + 1);
  const collections = OPERATOR_COLLECTIONS.map(async (name) => {
    const items = (await store.find(name)).map((item) => {
      const paths = foreignPaths(name, item);
      paths.forEach((path) => note(`${name} / ${pathText(path)}`));
      return withoutPaths(item, paths);
    });
    return [name, items] as const;
  });
  return { content: Object.fromEntries(await Promise.all(collections)), leftOut };
}

const pathText = (path: Path): string =>
  path.reduce<string>((text, key) => (typeof key === 'number' ? `${text}[]` : `${text}${text && '.'}${key}`), '');
