/** Every collection of the database, with the indexes that its queries need. */
import { CONTENT_COLLECTIONS } from '../../../contract/collections.ts';
import type { CollectionIndexes } from './DocumentStore.ts';

const contentCollections = Object.fromEntries(Object.keys(CONTENT_COLLECTIONS).map((name) => [name, []]));

export const COLLECTIONS: CollectionIndexes = {
  games: [],
  providers: [],
  settings: [],
  /** What the server notes for itself, such as which documents were seeded. Never published. */
  meta: [],
  ...contentCollections,
};
