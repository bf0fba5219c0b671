/** JSON throughout: fields that are `undefined` are not stored. What a reader gets is a copy of its own. */
export interface StoredDocument {
  id: string;
  [field: string]: unknown;
}
