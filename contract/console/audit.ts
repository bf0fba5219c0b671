/** The record of what people and programs of the operator have decided and looked at. */
import * as v from 'valibot';
import { instant } from '../fields.ts';
import { forStaff, route } from '../route.ts';
import { needing, type Page, PAGE_QUERY, PAGE_REFUSALS, type PageAsk, pageOf } from './staffRoute.ts';

/** `service`: a program with the operator's key. `machine`: somebody with a shell on the server. */
export const ACTOR_KINDS = ['staff', 'service', 'machine'] as const;

export const OUTCOMES = [
  'done',
  /** The person may not do this. */
  'denied',
  /** The rules, or the state of the record, did not allow it. */
  'refused',
  /** It waits for a second person. */
  'asked',
] as const;

export const SUBJECT_KINDS = ['player', 'withdrawal', 'deposit', 'round', 'approval', 'staff', 'session'] as const;

const fields = v.record(v.string(), v.unknown());

/** The text that the chain hashes says this. */
export const AuditBodySchema = v.object({
  at: v.string(),
  actor: v.object({ kind: v.picklist(ACTOR_KINDS), id: v.string() }),
  /** The deed, with its subject's kind before a dot: `withdrawal.release`. */
  action: v.string(),
  subject: v.optional(v.object({ kind: v.picklist(SUBJECT_KINDS), id: v.string() })),
  outcome: v.picklist(OUTCOMES),
  reason: v.optional(v.string()),
  before: v.optional(fields),
  after: v.optional(fields),
  approvalId: v.optional(v.string()),
  requestId: v.optional(v.string()),
});
export type AuditBody = v.InferOutput<typeof AuditBodySchema>;

export const AuditEntrySchema = v.object({
  id: v.string(),
  /** The place in the chain, from 1; missing for the moment until it is sealed. */
  seq: v.optional(v.number()),
  hash: v.optional(v.string()),
  ...AuditBodySchema.entries,
});
export type AuditEntry = v.InferOutput<typeof AuditEntrySchema>;

const AuditQuerySchema = v.object({
  ...PAGE_QUERY,
  actor: v.optional(v.pipe(v.string(), v.maxLength(256))),
  action: v.optional(v.pipe(v.string(), v.maxLength(64))),
  subject: v.optional(v.pipe(v.string(), v.maxLength(128))),
  /** Entries at this time and earlier. */
  until: v.optional(instant),
});
export interface AuditQuery extends PageAsk {
  actor?: string | undefined;
  action?: string | undefined;
  subject?: string | undefined;
  until?: string | undefined;
}

const listAudit = route<{ query: AuditQuery; answer: Page<AuditEntry>; error: keyof typeof PAGE_REFUSALS }>(
  'GET /audit',
);

export const AUDIT = {
  list: needing(
    'audit.read',
    forStaff(listAudit, 'What was decided, refused and looked at, newest first', pageOf(AuditEntrySchema), {
      query: AuditQuerySchema,
      errors: PAGE_REFUSALS,
    }),
  ),
};
