/** Fields that other systems of the operator keep with an item, however deep: what the import would refuse to take. */
import * as v from 'valibot';
import type { StoredDocument } from '../../server/src/store/StoredDocument.ts';
import { COLLECTION_SCHEMAS } from './collectionSchemas.ts';
import { itemText } from './contentText.ts';

/** From the item to a field of it: names, and places in lists. */
export type Path = readonly (string | number)[];

/** The fields of an item that the contract does not know. */
export function foreignPaths(collection: string, item: StoredDocument): Path[] {
  const schema = COLLECTION_SCHEMAS.get(collection);
  const { issues = [] } = schema ? v.safeParse(schema, item) : {};
  return issues
    .filter(({ type }) => type === 'never')
    .map(({ path = [] }) => path.map(({ key }) => key as Path[number]));
}

/** The item without these fields. */
export function withoutPaths(item: StoredDocument, paths: readonly Path[]): StoredDocument {
  const known = structuredClone(item);
  for (const path of paths) {
    const parent = at(known, path.slice(0, -1));
    if (isFields(parent)) delete parent[path.at(-1) ?? ''];
  }
  return known;
}

export interface Kept {
  item: StoredDocument;
  /** Fields of entries of lists that are not given any more, or not as they were. */
  dropped: readonly Path[];
}

/**
 * The item as it is given, with what the stored one keeps besides. An entry of a list has no name to know it by: it keeps
 * such fields where the same entry is given, wherever in the list.
 */
export function keepForeign(collection: string, given: StoredDocument, stored: StoredDocument): Kept {
  const paths = foreignPaths(collection, stored);
  const known = withoutPaths(stored, paths);
  const item = structuredClone(given);
  const dropped: Path[] = [];
  for (const path of paths) {
    const place = placeIn(given, known, path);
    if (place) putAt(item, place, at(stored, path));
    else dropped.push(path);
  }
  return { item, dropped };
}

/** Where the field of a stored item belongs in the given one. */
function placeIn(given: StoredDocument, known: StoredDocument, path: Path): Path | undefined {
  const depth = path.findIndex((key) => typeof key === 'number');
  if (depth < 0) return path;
  const list = path.slice(0, depth);
  const entry = at(known, path.slice(0, depth + 1));
  const entries = at(given, list);
  if (!Array.isArray(entries)) return undefined;
  const isEntry = (each: unknown) => isSame(each, entry);
  const index = isEntry(entries[Number(path[depth])]) ? Number(path[depth]) : entries.findIndex(isEntry);
  return index < 0 ? undefined : [...list, index, ...path.slice(depth + 1)];
}

/** Such as `settings / footerData.legalLinks[].icon`. */
export function placeText(collection: string, path: Path): string {
  const text = path.reduce<string>(
    (part, key) => (typeof key === 'number' ? `${part}[]` : `${part}${part && '.'}${key}`),
    '',
  );
  return `${collection} / ${text}`;
}

type Fields = Record<string | number, unknown>;

/** Lists too: their entries are fields by number. */
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const at = (value: unknown, path: Path): unknown =>
  path.reduce((part, key) => (isFields(part) ? part[key] : undefined), value);

/** Makes the objects on the way that are missing. */
function putAt(item: Fields, path: Path, value: unknown): void {
  const [key = '', ...rest] = path;
  if (rest.length === 0) item[key] = value;
  else putAt((item[key] = isFields(item[key]) ? item[key] : {}), rest, value);
}

const isSame = (one: unknown, other: unknown): boolean => itemText({ one }) === itemText({ one: other });
