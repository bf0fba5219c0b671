/** Queries for Firestore. Its implicit order is written out, so that both adapters agree. */
import {
  type CollectionReference,
  FieldPath,
  type OrderByDirection,
  type Query as FirestoreQuery,
} from '@google-cloud/firestore';
import { checkQuery, orderOf } from '../planQuery.ts';
import type { AnyCondition } from '../query.ts';
import type { RawFilter, RawQuery } from '../RawStore.ts';

const ID = FieldPath.documentId();

const withCondition = (query: FirestoreQuery, [field, op, value]: AnyCondition): FirestoreQuery =>
  query.where(new FieldPath(...field.split('.')), op, value);

/** @throws TypeError as `checkQuery` */
export function filtered(collection: CollectionReference, filter: RawFilter): FirestoreQuery {
  checkQuery(filter);
  return (filter.where ?? []).reduce<FirestoreQuery>(withCondition, collection);
}

function ordered(query: FirestoreQuery, orderBy: RawQuery['orderBy']): FirestoreQuery {
  if (!orderBy) return query.orderBy(ID);
  const [field, direction]: readonly [string, OrderByDirection] = orderBy;
  return query.orderBy(new FieldPath(...field.split('.')), direction).orderBy(ID, direction);
}

/** @throws TypeError as `checkQuery` */
export function planned(collection: CollectionReference, query: RawQuery): FirestoreQuery {
  checkQuery(query);
  const { after, limit } = query;
  const inOrder = ordered(filtered(collection, query), orderOf(query));
  const onwards = after ? inOrder.startAfter(after.value, after.id) : inOrder;
  return limit === undefined ? onwards : onwards.limit(limit);
}
