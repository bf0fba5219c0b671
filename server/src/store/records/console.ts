/** Records of the console: who works here, what they decided, and what waits for a second person. Times are ISO 8601. */
import * as v from 'valibot';
import { APPROVAL_ACTIONS, APPROVAL_STATES } from '../../../../contract/console/approvals.ts';
import { AuditBodySchema } from '../../../../contract/console/audit.ts';
import { ROLES } from '../../../../contract/console/roles.ts';
import { CURRENCY_CODES } from '../../../../contract/userChoices.ts';

/** A person, by the e-mail in small letters. Nobody is ever deleted, because the audit names them. */
export const StaffSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** Without a role the person may not come in. */
  roles: v.array(v.picklist(ROLES)),
  endsAt: v.optional(v.string()),
  addedAt: v.string(),
  lastSignInAt: v.optional(v.string()),
  /** The account at the identity service, from the first sign-in on. */
  uid: v.optional(v.string()),
  /** The secret of the second factor, base32, which the store seals. */
  factorSecret: v.optional(v.string()),
  /** The first code that fitted came then. */
  factorSince: v.optional(v.string()),
  /** The last time step whose code was taken: each code counts once. */
  factorStep: v.optional(v.number()),
  /** Wrong codes since a time. */
  wrong: v.optional(v.object({ count: v.number(), since: v.string() })),
  /** Hashes of the recovery codes that are left. */
  recovery: v.optional(v.array(v.string())),
});

/** A session of a person, by a hash of the secret in the cookie. */
export const StaffSessionSchema = v.object({
  id: v.string(),
  email: v.string(),
  createdAt: v.string(),
  seenAt: v.string(),
  /** The last second factor; missing before the first. */
  factorAt: v.optional(v.string()),
  endsAt: v.string(),
});

const ActorSchema = AuditBodySchema.entries.actor;
const SubjectSchema = AuditBodySchema.entries.subject.wrapped;

/**
 * One decision, or one look. `body` is the JSON text that the chain hashes; `actor`, `action`, `subject` and `at` are copies of what it says, to
 * be searched by. `seq`, `previousHash` and `hash` come when the entry is sealed.
 */
export const AuditSchema = v.object({
  id: v.string(),
  at: v.string(),
  actor: v.string(),
  action: v.string(),
  subject: v.optional(v.string()),
  body: v.string(),
  isSealed: v.boolean(),
  seq: v.optional(v.number()),
  previousHash: v.optional(v.string()),
  hash: v.optional(v.string()),
});

export const ApprovalRecordSchema = v.object({
  id: v.string(),
  action: v.picklist(APPROVAL_ACTIONS),
  subject: SubjectSchema,
  /** A hash of the subject when the change was asked for; another one at the approval makes it stale. */
  version: v.string(),
  /** JSON text, exactly as it was asked for, and its SHA-256. */
  payload: v.string(),
  payloadHash: v.string(),
  reason: v.string(),
  state: v.picklist(APPROVAL_STATES),
  askedBy: ActorSchema,
  askedAt: v.string(),
  until: v.string(),
  decidedBy: v.optional(v.string()),
  decidedAt: v.optional(v.string()),
  decisionReason: v.optional(v.string()),
});

/** A balance that people have corrected. It is written once, with its line of the journal. */
export const CorrectionSchema = v.object({
  id: v.string(),
  userId: v.string(),
  /** Added to the balance, below zero taken from it, minor units of `currency`. */
  deltaCents: v.number(),
  currency: v.picklist(CURRENCY_CODES),
  reason: v.string(),
  approvalId: v.string(),
  createdAt: v.string(),
});

export type StaffRecord = v.InferInput<typeof StaffSchema>;
export type StaffSessionRecord = v.InferInput<typeof StaffSessionSchema>;
export type AuditRecord = v.InferInput<typeof AuditSchema>;
export type ApprovalRecord = v.InferInput<typeof ApprovalRecordSchema>;
export type CorrectionRecord = v.InferInput<typeof CorrectionSchema>;
