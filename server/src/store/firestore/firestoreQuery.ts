/** Queries for Firestore. Its implicit order is written out, so that both adapters agree. */
import * as firestore from '@google-cloud/firestore';
import { checkQuery, orderOf } from '../planQuery.ts';
import type { AnyCondition } from '../query.ts';
import type { RawFilter, RawQuery } from '../RawStore.ts';

const ID = firestore.FieldPath.documentId();

const withCondition = (query: firestore.Query, [field, op, value]: AnyCondition): firestore.Query =>
  query.where(new firestore.FieldPath(...field.split('.')), op, value);

/** @throws TypeError as `checkQuery` */
export function filtered(collection: firestore.CollectionReference, filter: RawFilter): firestore.Query {
  checkQuery(filter);
  return (filter.where ?? []).reduce<firestore.Query>(withCondition, collection);
}

function ordered(query: firestore.Query, orderBy: RawQuery['orderBy']): firestore.Query {
  if (!orderBy) return query.orderBy(ID);
  const [field, direction]: readonly [string, firestore.OrderByDirection] = orderBy;
  return query.orderBy(new firestore.FieldPath(...field.split('.')), direction).orderBy(ID, direction);
}

/** @throws TypeError as `checkQuery` */
export function planned(collection: firestore.CollectionReference, query: RawQuery): firestore.Query {
  checkQuery(query);
  const { after, limit } = query;
  const inOrder = ordered(filtered(collection, query), orderOf(query));
  const onwards = after ? inOrder.startAfter(after.value, after.id) : inOrder;
  return limit === undefined ? onwards : onwards.limit(limit);
}
