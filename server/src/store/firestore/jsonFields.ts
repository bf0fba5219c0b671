import { type DocumentData, Timestamp } from '@google-cloud/firestore';

const jsonOf = (value: unknown): unknown => (value instanceof Timestamp ? value.toDate().toISOString() : value);

/** The fields of a document as JSON: older programs stored Firestore timestamps. */
export const jsonFields = (data: DocumentData | undefined): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data ?? {}).map(([field, value]) => [field, jsonOf(value)]));
