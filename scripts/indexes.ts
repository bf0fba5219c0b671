/** npm run indexes: writes firestore.indexes.json from the collections. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { COLLECTIONS } from '../server/src/data/openStore.ts';
import { firestoreIndexesText } from '../server/src/store/firestore/firestoreIndexes.ts';

writeFileSync(path.join(import.meta.dirname, '../firestore.indexes.json'), firestoreIndexesText(COLLECTIONS));
