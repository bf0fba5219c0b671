/** Fields of other systems in an item, at any depth, which the import would refuse. */
import * as v from 'valibot';
import type { StoredDocument } from '../../server/src/store/query.ts';
import { COLLECTION_SCHEMAS } from '../../server/seed/check/collectionSchemas.ts';
import { itemText } from './contentText.ts';

/** The way from the item to one of its fields: names, and indexes of lists. */
export type Path = readonly (string | number)[];

/** The fields of an item that are not in the contract. */
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
  /** Fields of list entries that are missing or changed in the given item. */
  dropped: readonly Path[];
}

/**
 * The given item with the additional fields of the stored one. A list entry has no name, so it keeps such fields when
 * the same entry is given, anywhere in the list.
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

/** The place of a stored field in the given item. */
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

/** A place such as `settings / footerData.legalLinks[].icon`. */
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

/** Creates missing objects on the way. */
function putAt(item: Fields, path: Path, value: unknown): void {
  const [key = '', ...rest] = path;
  if (rest.length === 0) item[key] = value;
  else putAt((item[key] = isFields(item[key]) ? item[key] : {}), rest, value);
}

const isSame = (one: unknown, other: unknown): boolean => itemText({ one }) === itemText({ one: other });
