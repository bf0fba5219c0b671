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
  /** Players by uid, as spec section 3 has them. `sessionsValidAfter` is the server's own. */
  users: [],
  /** Browsers that a player has signed in with. */
  devices: [],
  notifications: [['userId', 'createdAt']],
  ...contentCollections,
};
