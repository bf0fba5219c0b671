/** The record of decisions, and of looks at what is personal. It is written in the transaction of the change, and never changed. */
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import {
  type AuditBody,
  AuditBodySchema,
  type AuditEntry,
  type AuditQuery,
} from '../../../../contract/console/audit.ts';
import { MOST_ROWS, type Page } from '../../../../contract/console/staffRoute.ts';
import { readJson } from '../../../../contract/readJson.ts';
import type { Reader, Transaction } from '../../store/DocumentStore.ts';
import type { Condition } from '../../store/query.ts';
import type { AuditRecord } from '../../store/records/console.ts';
import { pageOf } from '../pageOf.ts';

export type Actor = AuditEntry['actor'];

/** One act of somebody: it is made once for each request, because a transaction may run several times. */
export interface Deed {
  /** The id of its entry. */
  id: string;
  /** ISO 8601. */
  at: string;
  actor: Actor;
  reason?: string | undefined;
  requestId?: string | undefined;
  approvalId?: string | undefined;
}

/** The result of a deed. `before` and `after` name fields that may be kept for ever, so nothing personal. */
export type Done = Pick<AuditEntry, 'action' | 'subject' | 'outcome' | 'before' | 'after'>;

/** The copies to search by, of what the body says. */
export const copiesOf = ({ at, actor, action, subject }: Pick<AuditEntry, 'at' | 'actor' | 'action' | 'subject'>) => ({
  at,
  actor: actor.id,
  action,
  ...(subject && { subject: subject.id }),
});

export function writeAudit(tx: Pick<Transaction, 'create'>, { id, ...deed }: Deed, done: Done): void {
  const said = { ...deed, ...done };
  tx.create('audit', { id, ...copiesOf(said), body: JSON.stringify(said), isSealed: false });
}

/** The hash of an entry at its place in the chain: nothing of it, and no entry before it, can change unseen. */
export const hashOf = ({ id, body }: Pick<AuditRecord, 'id' | 'body'>, seq: number, previousHash: string): string =>
  createHash('sha256')
    .update(JSON.stringify([seq, previousHash, id, body]))
    .digest('hex');

/** Reads a body; undefined when it is not one of ours. */
export function readBody({ body }: Pick<AuditRecord, 'body'>): AuditBody | undefined {
  const read = v.safeParse(AuditBodySchema, readJson(body));
  return read.success ? read.output : undefined;
}

function toEntry(record: AuditRecord): AuditEntry {
  const said = readBody(record) ?? {
    at: record.at,
    actor: { kind: 'machine' as const, id: record.actor },
    action: record.action,
    outcome: 'done' as const,
    reason: 'This entry cannot be read: run npm run audit:verify',
  };
  const { id, seq, hash } = record;
  return { id, ...(seq !== undefined && { seq }), ...(hash !== undefined && { hash }), ...said };
}

/** Newest first. At most one of actor, action and subject is asked of the store; the others are looked at here. */
export async function listAudit(store: Reader, query: AuditQuery): Promise<Page<AuditEntry>> {
  const { actor, action, subject, until, limit = MOST_ROWS, cursor } = query;
  const where: Condition<AuditRecord>[] = [];
  if (subject !== undefined) where.push(['subject', '==', subject]);
  else if (actor !== undefined) where.push(['actor', '==', actor]);
  else if (action !== undefined) where.push(['action', '==', action]);
  if (until !== undefined) where.push(['at', '<=', new Date(until).toISOString()]);
  const found = await pageOf(store, 'audit', { where, orderBy: ['at', 'desc'], limit, cursor });
  const isAsked = (record: AuditRecord): boolean =>
    (actor === undefined || record.actor === actor) && (action === undefined || record.action === action);
  return { ...found, items: found.items.filter(isAsked).map(toEntry) };
}
