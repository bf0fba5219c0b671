/** Queries as SQL over `(id text, json text)`, with checked field names in the text for expression indexes. */
import {
  type AnyCondition,
  checkField,
  checkQuery,
  orderOf,
  type Scalar,
  type RawFilter,
  type RawQuery,
} from '../query.ts';

export type Sql = { text: string; values: (string | number)[] };

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const indexName = (collection: string, fields: readonly string[]): string => [collection, ...fields].join(' ');

/** The value of a field; true and false are 1 and 0. */
export const valueOf = (field: string): string => `(json ->> '$.${field}')`;
const typeOf = (field: string): string => `json_type(json, '$.${field}')`;

const plain = (value: Scalar): string | number => (typeof value === 'boolean' ? Number(value) : value);
const JSON_TYPES = { string: `'text'`, number: `'integer', 'real'`, boolean: `'true', 'false'` };
const typesOf = (values: readonly Scalar[]): string =>
  [...new Set(values.map((value) => JSON_TYPES[typeof value as keyof typeof JSON_TYPES]))].join(', ');

/** Objects and lists are texts that begin otherwise. */
const isPlainText = (value: Scalar): value is string => typeof value === 'string' && !/^[[{]/.test(value);

/** The values of a condition that only equal texts meet, so that an index alone can answer it. */
function textsOf([, op, value]: AnyCondition): string[] | undefined {
  if (op !== '==' && op !== 'in') return undefined;
  const values = typeof value === 'object' ? value : [value];
  return values.every(isPlainText) ? [...values] : undefined;
}

function conditionSql(condition: AnyCondition): Sql {
  const [field, op, value] = condition;
  const texts = textsOf(condition);
  if (texts) return { text: `(${valueOf(field)} IN (${texts.map(() => '?').join(', ')}))`, values: texts };
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

/** One row with `total`. An index that ends with the field answers alone when its other fields are those of the filter. */
export function sumSql(
  collection: string,
  field: string,
  { where = [] }: RawFilter,
  indexes: readonly (readonly string[])[] = [],
): Sql {
  checkField(field);
  checkQuery({ where });
  const { text, values } = whereSql({ where });
  const index = where.every(textsOf) ? indexes.find((fields) => isOf(fields, where, field)) : undefined;
  const type = index ? `typeof(${valueOf(field)})` : typeOf(field);
  const amount = `CASE WHEN ${type} IN (${JSON_TYPES.number}) THEN ${valueOf(field)} END`;
  const from = `${quoted(collection)}${index ? ` INDEXED BY ${quoted(indexName(collection, index))}` : ''}`;
  return { text: `SELECT coalesce(sum(${amount}), 0) AS total FROM ${from}${text}`, values };
}

const isOf = (fields: readonly string[], where: readonly AnyCondition[], last: string): boolean =>
  fields.at(-1) === last &&
  fields.length === where.length + 1 &&
  where.every(([field]) => fields.slice(0, -1).includes(field));

/** One row with `total`. */
export function countSql(collection: string, filter: RawFilter): Sql {
  checkQuery(filter);
  const { text, values } = whereSql({ where: filter.where ?? [] });
  return { text: `SELECT count(*) AS total FROM ${quoted(collection)}${text}`, values };
}
