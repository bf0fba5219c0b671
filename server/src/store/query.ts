/** The types of a query: a field that a record does not have, or a wrong value type, does not compile. */

/** A value in conditions, order and cursors. */
export type Scalar = string | number | boolean;

export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';

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

/** The type of the value to compare a field with. */
export type ScalarAt<TRecord, TField extends string> = Extract<ValueAt<TRecord, TField>, Scalar>;

/** The number fields of a record. */
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

export interface Filter<TRecord> {
  where?: readonly Condition<TRecord>[];
}

export interface Query<TRecord> extends Filter<TRecord> {
  /** Default: the first range or `!=` field, else id. Documents without the field are left out; ties are by id. */
  orderBy?: readonly [field: FieldOf<TRecord> & string, direction: 'asc' | 'desc'];
  limit?: number;
  /** Continue after this document: its value of the orderBy field, and its id. Needs `orderBy`. */
  after?: { value: Scalar; id: string };
}
