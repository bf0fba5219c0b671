import * as v from 'valibot';
import { limitlessBonus, numberProblems } from '../../../contract/contentBounds.ts';
import { PUBLISHED_COLLECTIONS, type PublishedCollection } from '../../src/store/collections.ts';
import type { StoredDocument } from '../../src/store/query.ts';
import { bonusIdProblems } from './bonusIds.ts';
import { COLLECTION_SCHEMAS } from './collectionSchemas.ts';
import { factProblems } from './factProblems.ts';
import { describeIssue, fieldOf, shown } from './describeIssue.ts';
import { shapeProblems } from './shapeProblems.ts';

/** Items by collection; collections that are not in the file are missing. */
export type Content = Readonly<Partial<Record<PublishedCollection, readonly StoredDocument[]>>>;

export type Checked = { content: Content } | { problems: string[] };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the content of a file. Returns every mistake as `collection / item / field: …`, if there is one. */
export function checkContent(value: unknown): Checked {
  if (!isObject(value)) return { problems: [`The file is ${shown(value)}, expected an object with collections`] };
  const ofCollections = Object.entries(value).flatMap(([name, items]) => collectionProblems(name, items));
  const problems = [...ofCollections, ...bonusIdProblems((name) => idsOf(value[name]))];
  return problems.length > 0 ? { problems } : { content: value as Content };
}

function collectionProblems(name: string, items: unknown): string[] {
  const schema = COLLECTION_SCHEMAS.get(name);
  if (!schema) return [`${name}: no such collection, expected one of: ${PUBLISHED_COLLECTIONS.join(', ')}`];
  if (!Array.isArray(items)) return [`${name}: is ${shown(items)}, expected a list of items`];
  const list: readonly unknown[] = items;
  return [...list.flatMap((item, index) => itemProblems(name, schema, item, index)), ...sameIds(name, list)];
}

function itemProblems(name: string, schema: v.GenericSchema, item: unknown, index: number): string[] {
  const { issues = [] } = v.safeParse(schema, item);
  const place = `${name} / ${itemName(item, index)}`;
  const problems = issues.map((issue) => {
    const field = fieldOf(issue);
    return `${place}${field && ` / ${field}`}: ${describeIssue(issue)}`;
  });
  const bounds = [...numberProblems(name, item), ...limitlessBonus(name, item), ...shapeProblems(name, item)].map(
    ({ field, value, expected }) => `${place} / ${field}: is ${shown(value)}, expected ${expected}`,
  );
  return [
    ...problems,
    ...bounds,
    ...(name === 'text-pages' ? factProblems(item).map((problem) => `${place} / ${problem}`) : []),
  ];
}

const idOf = (item: unknown): string | undefined =>
  isObject(item) && typeof item['id'] === 'string' && item['id'] !== '' ? item['id'] : undefined;

const idsOf = (items: unknown): string[] => (Array.isArray(items) ? items.flatMap((item) => idOf(item) ?? []) : []);

/** Counted from 1. */
const itemName = (item: unknown, index: number): string => idOf(item) ?? `item ${index + 1}`;

function sameIds(name: string, items: readonly unknown[]): string[] {
  const places = Map.groupBy(
    items.map((item, index) => ({ id: idOf(item), place: index + 1 })),
    ({ id }) => id,
  );
  return [...places].flatMap(([id, same]) => {
    if (id === undefined || same.length < 2) return [];
    const numbers = same.map(({ place }) => place).join(', ');
    return [`${name} / ${id} / id: stands ${same.length} times (items ${numbers}), expected an id of its own`];
  });
}
