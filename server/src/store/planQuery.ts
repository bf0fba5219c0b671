import type { AnyCondition } from './query.ts';
import type { RawQuery } from './RawStore.ts';

const FIELD = /^[a-z_]\w*(?:\.[a-z_]\w*)*$/i;

const isRange = ([, op]: AnyCondition): boolean => op !== '==' && op !== 'in';

/** The order of a query; undefined means by id. */
export const orderOf = ({ orderBy, where = [] }: RawQuery): RawQuery['orderBy'] => {
  const range = where.find(isRange);
  return orderBy ?? (range && [range[0], 'asc']);
};

/** Refuses queries that not every adapter can answer. @throws TypeError for a mistake in the code */
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

/** @throws TypeError for an invalid field name; valid ones are `amount` or `card.brand` */
export function checkField(field: string): void {
  if (!FIELD.test(field)) throw new TypeError(`"${field}" is no field name`);
}
