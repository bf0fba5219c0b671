/** Four eyes: a change that one person asks for is held, and made when another one approves it. */
import * as v from 'valibot';
import { IdParamsSchema } from '../fields.ts';
import { forStaff, route } from '../route.ts';
import { SUBJECT_KINDS } from './audit.ts';
import {
  needing,
  needingFactor,
  type Page,
  PAGE_QUERY,
  PAGE_REFUSALS,
  type PageAsk,
  pageOf,
  reasonField,
  STAFF_REFUSALS,
} from './staffRoute.ts';

export const APPROVAL_ACTIONS = ['balance.correct', 'withdrawal.release', 'player.unblock', 'staff.change'] as const;
export type ApprovalAction = (typeof APPROVAL_ACTIONS)[number];

export const APPROVAL_STATES = ['waiting', 'approved', 'refused', 'withdrawn', 'expired', 'failed'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

export const ApprovalSchema = v.object({
  id: v.string(),
  action: v.picklist(APPROVAL_ACTIONS),
  subject: v.object({ kind: v.picklist(SUBJECT_KINDS), id: v.string() }),
  /** The change that is made when somebody approves. */
  payload: v.record(v.string(), v.unknown()),
  /** SHA-256 of the payload, in hex. */
  payloadHash: v.string(),
  reason: v.string(),
  state: v.picklist(APPROVAL_STATES),
  askedBy: v.string(),
  askedAt: v.string(),
  /** Nobody can approve it later. */
  until: v.string(),
  decidedBy: v.optional(v.string()),
  decidedAt: v.optional(v.string()),
  decisionReason: v.optional(v.string()),
  /** True when the person who reads may decide. */
  canDecide: v.boolean(),
});
export type Approval = v.InferOutput<typeof ApprovalSchema>;

const ApprovalsQuerySchema = v.object({ ...PAGE_QUERY, state: v.optional(v.picklist(APPROVAL_STATES)) });
export type ApprovalsQuery = PageAsk & { state?: ApprovalState | undefined };

const DecisionSchema = v.strictObject({ reason: reasonField });
type Decision = v.InferOutput<typeof DecisionSchema>;

/** Refusals of asking for a change that a second person has to approve. */
export const ASKING_REFUSALS = {
  /** Nobody else works here who may approve it. */
  nobody_could_approve: 409,
} as const;

export const APPROVAL_REFUSALS = {
  ...STAFF_REFUSALS,
  approval_not_found: 404,
  /** Nobody decides about what they have asked for. */
  own_request: 403,
  /** It was decided, withdrawn, or has expired. */
  approval_over: 409,
  /** The record has changed since it was asked for. Ask again. */
  stale: 409,
  /** The rules do not allow it any more. */
  not_allowed_now: 409,
} as const;

interface Deciding {
  params: { id: string };
  body: Decision;
  answer: Approval;
  error: keyof typeof APPROVAL_REFUSALS;
}

const listApprovals = route<{ query: ApprovalsQuery; answer: Page<Approval>; error: keyof typeof PAGE_REFUSALS }>(
  'GET /approvals',
);
const approve = route<Deciding>('POST /approvals/:id/approve');
const refuse = route<Deciding>('POST /approvals/:id/refuse');
const withdraw = route<Deciding>('POST /approvals/:id/withdraw');

const DECIDING = { params: IdParamsSchema, body: DecisionSchema, errors: APPROVAL_REFUSALS };

export const APPROVALS = {
  list: needing(
    'approvals.read',
    forStaff(
      listApprovals,
      'What waits for a second person, and what was decided, newest first',
      pageOf(ApprovalSchema),
      {
        query: ApprovalsQuerySchema,
        errors: PAGE_REFUSALS,
      },
    ),
  ),
  approve: needingFactor(
    'approvals.read',
    forStaff(approve, 'Makes the change that another person has asked for', ApprovalSchema, DECIDING),
  ),
  refuse: needing('approvals.read', forStaff(refuse, 'Refuses the change', ApprovalSchema, DECIDING)),
  withdraw: needing(
    'approvals.read',
    forStaff(withdraw, 'Takes back what one has asked for oneself', ApprovalSchema, DECIDING),
  ),
};
