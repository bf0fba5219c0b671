/** Queries as SQL over `(id text, json text)`, with checked field names in the text for expression indexes. */
import { checkField, checkQuery, orderOf } from '../planQuery.ts';
import type { AnyCondition, Scalar } from '../query.ts';
import type { RawFilter, RawQuery } from '../RawStore.ts';

export interface Sql {
  text: string;
  values: (string | number)[];
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
/** The value of a field; true and false are 1 and 0. */
export const valueOf = (field: string): string => `(json ->> '$.${field}')`;
const typeOf = (field: string): string => `json_type(json, '$.${field}')`;

const plain = (value: Scalar): string | number => (typeof value === 'boolean' ? Number(value) : value);
const JSON_TYPES = { string: `'text'`, number: `'integer', 'real'`, boolean: `'true', 'false'` };
const typesOf = (values: readonly Scalar[]): string =>
  [...new Set(values.map((value) => JSON_TYPES[typeof value as keyof typeof JSON_TYPES]))].join(', ');

function conditionSql([field, op, value]: AnyCondition): Sql {
  const values = typeof value === 'object' ? [...value] : [value];
  const comparison = op === 'in' ? `IN (${values.map(() => '?').join(', ')})` : `${op === '!=' ? '==' : op} ?`;
  const holds = `${valueOf(field)} ${comparison} AND ${typeOf(field)} IN (${typesOf(values)})`;
  const text = op === '!=' ? `NOT (${holds}) AND ${typeOf(field)} <> 'null'` : holds;
  return { text: `(${text})`, values: values.map(plain) };
}

function afterSql({ after, orderBy }: RawQuery): Sql[] {
  if (!after || !orderBy) return [];
  const beyond = orderBy[1] === 'asc' ? '>' : '<';
  return [{ text: `(${valueOf(orderBy[0])}, id) ${beyond} (?, ?)`, values: [plain(after.value), after.id] }];
}

function whereSql(query: RawQuery): Sql {
  const order = orderOf(query);
  const conditions = [
    ...(query.where ?? []).map(conditionSql),
    ...(order ? [{ text: `${typeOf(order[0])} IS NOT NULL`, values: [] }] : []),
    ...afterSql(query),
  ];
  if (conditions.length === 0) return { text: '', values: [] };
  const text = ` WHERE ${conditions.map((condition) => condition.text).join(' AND ')}`;
  return { text, values: conditions.flatMap((condition) => condition.values) };
}

function orderSql(query: RawQuery): string {
  const order = orderOf(query);
  return order ? ` ORDER BY ${valueOf(order[0])} ${order[1]}, id ${order[1]}` : ' ORDER BY id';
}

/** One row `json` for each document. */
export function findSql(collection: string, query: RawQuery): Sql {
  checkQuery(query);
  const { text, values } = whereSql(query);
  const limit = query.limit === undefined ? '' : ` LIMIT ${query.limit}`;
  return { text: `SELECT json FROM ${quoted(collection)}${text}${orderSql(query)}${limit}`, values };
}

/** One row with `total`. */
export function sumSql(collection: string, field: string, filter: RawFilter): Sql {
  checkField(field);
  checkQuery(filter);
  const { text, values } = whereSql({ where: filter.where ?? [] });
  const amount = `CASE WHEN ${typeOf(field)} IN (${JSON_TYPES.number}) THEN ${valueOf(field)} END`;
  return { text: `SELECT coalesce(sum(${amount}), 0) AS total FROM ${quoted(collection)}${text}`, values };
}

/** One row with `total`. */
export function countSql(collection: string, filter: RawFilter): Sql {
  checkQuery(filter);
  const { text, values } = whereSql({ where: filter.where ?? [] });
  return { text: `SELECT count(*) AS total FROM ${quoted(collection)}${text}`, values };
}
