/** The words of a query, and which of them a record has: a field that it has not, or another type, does not compile. */

/** A value that conditions, order and cursors may use. */
export type Scalar = string | number | boolean;

export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';

type Inner<TName extends string, TValue> = TValue extends readonly unknown[]
  ? never
  : TValue extends object
    ? `${TName}.${FieldOf<TValue>}`
    : never;

/** The names of a record's fields, those of objects in it with dots. */
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

/** What a field may be held against. */
export type ScalarAt<TRecord, TField extends string> = Extract<ValueAt<TRecord, TField>, Scalar>;

/** The fields of a record that are numbers. */
export type NumberFieldOf<TRecord> = {
  [F in FieldOf<TRecord>]: number extends ScalarAt<TRecord, F> ? F : never;
}[FieldOf<TRecord>];

export type AnyCondition =
  | readonly [field: string, op: Comparison, value: Scalar]
  | readonly [field: string, op: 'in', values: readonly Scalar[]];

/**
 * `field` may reach into an object with dots. A condition holds only for documents that have the field, and all
 * operators but `!=` only for values of the type given.
 */
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
  /**
   * Documents without the field are left out; equal ones follow their id in the same direction. Without it the order
   * is that of the first condition that is a range or `!=`, else of the ids.
   */
  orderBy?: readonly [field: FieldOf<TRecord> & string, direction: 'asc' | 'desc'];
  limit?: number;
  /** Go on after this document of the order: its value of the orderBy field, and its id. Needs `orderBy`. */
  after?: { value: Scalar; id: string };
}
