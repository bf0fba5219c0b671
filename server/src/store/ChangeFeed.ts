import type { Change, ChangeListener } from './DocumentStore.ts';
import type { Write } from './WriteBuffer.ts';

/** The field that names the owner of a document. */
export const OWNER = 'userId';

export const ownerOf = (document: Readonly<Record<string, unknown>>): string | undefined => {
  const owner = document[OWNER];
  return typeof owner === 'string' ? owner : undefined;
};

const changeOf = (write: Write): Change =>
  write.kind === 'delete'
    ? { collection: write.collection, id: write.id, owner: undefined }
    : { collection: write.collection, id: write.document.id, owner: ownerOf(write.document) };

/** Tells the listeners in this process what was committed. */
export class ChangeFeed {
  readonly #listeners = new Set<{ collections: ReadonlySet<string>; listener: ChangeListener }>();

  subscribe(collections: readonly string[], listener: ChangeListener): () => void {
    const entry = { collections: new Set(collections), listener };
    this.#listeners.add(entry);
    return () => void this.#listeners.delete(entry);
  }

  tell(changes: readonly Change[]): void {
    for (const { collections, listener } of [...this.#listeners]) {
      const followed = changes.filter(({ collection }) => collections.has(collection));
      if (followed.length > 0) listener(followed);
    }
  }

  tellWrites(writes: readonly Write[]): void {
    this.tell(writes.map(changeOf));
  }
}
