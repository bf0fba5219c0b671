/** What `firestore.indexes.json` holds: Firestore answers a query over several fields only where an index has them. */
import type { CollectionIndexes } from '../collection.ts';

type Order = 'ASCENDING' | 'DESCENDING';

const indexOf = (collectionGroup: string, fields: readonly string[], lastOrder: Order) => ({
  collectionGroup,
  queryScope: 'COLLECTION',
  fields: fields.map((fieldPath, index) => ({
    fieldPath,
    order: index === fields.length - 1 ? lastOrder : ('ASCENDING' as const),
  })),
});

/** Both directions of each list of fields. Single fields have indexes of their own. */
export function firestoreIndexes(collections: CollectionIndexes) {
  const indexes = Object.entries(collections).flatMap(([name, lists]) =>
    lists.indexes
      .filter((fields) => fields.length > 1)
      .flatMap((fields) => [indexOf(name, fields, 'ASCENDING'), indexOf(name, fields, 'DESCENDING')]),
  );
  return { indexes, fieldOverrides: [] };
}

export const firestoreIndexesText = (collections: CollectionIndexes): string =>
  `${JSON.stringify(firestoreIndexes(collections), null, 2)}\n`;
