/** JSON: `undefined` fields are not stored. A reader gets its own copy. */
export interface StoredDocument {
  id: string;
  [field: string]: unknown;
}
