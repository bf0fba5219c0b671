import type { AnyCondition } from './query.ts';
import type { RawQuery } from './RawStore.ts';

const FIELD = /^[a-z_]\w*(?:\.[a-z_]\w*)*$/i;

const isRange = ([, op]: AnyCondition): boolean => op !== '==' && op !== 'in';

/** The order that a query has by the port's rules; undefined is the order of the ids. */
export const orderOf = ({ orderBy, where = [] }: RawQuery): RawQuery['orderBy'] => {
  const range = where.find(isRange);
  return orderBy ?? (range && [range[0], 'asc']);
};

/**
 * Refuses what not every adapter could answer.
 * @throws TypeError a mistake in the code: a field name that is none, a cursor without an order, an odd limit
 */
export function checkQuery({ where = [], orderBy, after, limit }: RawQuery): void {
  where.forEach(([field]) => checkField(field));
  if (orderBy) checkField(orderBy[0]);
  where.forEach(checkList);
  if (after && !orderBy) throw new TypeError('A query with after needs orderBy');
  if (limit !== undefined && !(Number.isSafeInteger(limit) && limit > 0))
    throw new TypeError('limit must be 1 or more');
}

/** Firestore takes 1 to 30 values. */
function checkList([field, op, values]: AnyCondition): void {
  if (op === 'in' && (values.length < 1 || values.length > 30))
    throw new TypeError(`"${field}" in takes 1 to 30 values`);
}

/** @throws TypeError when it is no field name, such as `amount` or `card.brand` */
export function checkField(field: string): void {
  if (!FIELD.test(field)) throw new TypeError(`"${field}" is no field name`);
}
