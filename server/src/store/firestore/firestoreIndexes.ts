/** The content of `firestore.indexes.json`: Firestore needs an index for a query over several fields. */
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

/** Both directions of each list of fields. Firestore indexes single fields itself. */
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
