import type { StoredDocument } from '../StoredDocument.ts';

/** Only whole documents with an id are written. */
export const asDocument = (json: string): StoredDocument => JSON.parse(json);
