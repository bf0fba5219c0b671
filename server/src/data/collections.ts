import { RAILS } from '../rails/index.ts';
import { collectionsOf } from '../store/collections.ts';

/** Every collection of the database, with the records of each rail. */
export const COLLECTIONS = collectionsOf(Object.values(RAILS).map(({ schemas }) => schemas));
