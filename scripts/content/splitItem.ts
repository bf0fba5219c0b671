import type { StoredDocument } from '../../server/src/store/DocumentStore.ts';
import { knownFields } from './collectionSchemas.ts';

interface SplitItem {
  known: StoredDocument;
  /** What other systems of the operator keep with the item. */
  foreign: Record<string, unknown>;
}

/** Parts the fields of a stored item that the contract knows from all others. */
export function splitItem(collection: string, item: StoredDocument): SplitItem {
  const names = knownFields(collection);
  const fields = Object.entries(item);
  const known = fields.filter(([name]) => names.has(name));
  const foreign = fields.filter(([name]) => !names.has(name));
  return { known: { ...Object.fromEntries(known), id: item.id }, foreign: Object.fromEntries(foreign) };
}
