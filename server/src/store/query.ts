/** Documents and queries: a field that a record does not have, or a wrong value type, does not compile. */

/** JSON: `undefined` fields are not stored. A reader gets its own copy. */
export interface StoredDocument {
  id: string;
  [field: string]: unknown;
}

export type Scalar = string | number | boolean;

type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';

type Inner<TName extends string, TValue> = TValue extends readonly unknown[]
  ? never
  : TValue extends object
    ? `${TName}.${FieldOf<TValue>}`
    : never;

/** The field names of a record; fields of nested objects have dots. */
export type FieldOf<TRecord> = TRecord extends unknown
  ? { [K in keyof TRecord & string]-?: K | Inner<K, NonNullable<TRecord[K]>> }[keyof TRecord & string]
  : never;

type ValueAt<TRecord, TField extends string> = TRecord extends unknown
  ? TField extends keyof TRecord
    ? TRecord[TField]
    : TField extends `${infer TName}.${infer TRest}`
      ? ValueAt<NonNullable<TRecord[TName & keyof TRecord]>, TRest>
      : never
  : never;

type ScalarAt<TRecord, TField extends string> = Extract<ValueAt<TRecord, TField>, Scalar>;

export type NumberFieldOf<TRecord> = {
  [F in FieldOf<TRecord>]: number extends ScalarAt<TRecord, F> ? F : never;
}[FieldOf<TRecord>];

export type AnyCondition =
  | readonly [field: string, op: Comparison, value: Scalar]
  | readonly [field: string, op: 'in', values: readonly Scalar[]];

/** `field` may be nested, with dots. It must exist, and all operators but `!=` match only values of the given type. */
export type Condition<TRecord> = AnyCondition &
  {
    [F in FieldOf<TRecord>]:
      | readonly [field: F, op: Comparison, value: ScalarAt<TRecord, F>]
      | readonly [field: F, op: 'in', values: readonly ScalarAt<TRecord, F>[]];
  }[FieldOf<TRecord>];

/** The documents of one player. */
export const ownedBy = (uid: string) => ['userId', '==', uid] as const;

export type Filter<TRecord> = { where?: readonly Condition<TRecord>[] };

export interface Query<TRecord> extends Filter<TRecord> {
  /** Default: the first range or `!=` field, else id. Documents without the field are left out; ties are by id. */
  orderBy?: readonly [field: FieldOf<TRecord> & string, direction: 'asc' | 'desc'];
  limit?: number;
  /** Continue after this document: its value of the orderBy field, and its id. Needs `orderBy`. */
  after?: { value: Scalar; id: string };
}

/** The same without the type of a record, as adapters get them. */
export type RawFilter = { where?: readonly AnyCondition[] };

export interface RawQuery extends RawFilter, Pick<Query<never>, 'limit' | 'after'> {
  orderBy?: readonly [field: string, direction: 'asc' | 'desc'];
}

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
