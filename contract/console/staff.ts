/** The people who work here, and what waits for them today. */
import * as v from 'valibot';
import { IdParamsSchema, instant } from '../fields.ts';
import { forOperators, forStaff, route } from '../route.ts';
import { OPERATOR_REFUSALS } from '../operator.ts';
import { type Role, ROLES } from './roles.ts';
import { ASKING_REFUSALS } from './approvals.ts';
import { type Asked, AskedSchema, needing, needingFactor, reasonField, STAFF_REFUSALS } from './staffRoute.ts';

export const emailField = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email(), v.maxLength(254));

const StaffMemberSchema = v.object({
  email: v.string(),
  name: v.string(),
  roles: v.array(v.picklist(ROLES)),
  isActive: v.boolean(),
  /** True once a second factor was set up. */
  hasFactor: v.boolean(),
  /** The person may come in until then, ISO 8601; an auditor has such a date. */
  endsAt: v.optional(v.string()),
  addedAt: v.string(),
  lastSignInAt: v.optional(v.string()),
});
export type StaffMember = v.InferOutput<typeof StaffMemberSchema>;

/** The roles that a person has from now on; none removes the person. */
export const StaffChangeSchema = v.strictObject({
  email: emailField,
  name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
  roles: v.array(v.picklist(ROLES)),
  endsAt: v.optional(instant),
});
export interface StaffChange {
  email: string;
  name?: string | undefined;
  roles: Role[];
  endsAt?: string | undefined;
}

const AskChangeSchema = v.strictObject({ ...StaffChangeSchema.entries, reason: reasonField });

const CHANGE_REFUSALS = {
  ...STAFF_REFUSALS,
  ...ASKING_REFUSALS,
  /** Payments, risk and owner are roles of three people. */
  roles_apart: 409,
  /** An auditor's time has an end. */
  end_needed: 409,
} as const;

const listStaff = route<{ answer: StaffMember[]; error: keyof typeof STAFF_REFUSALS }>('GET /staff');
const askChange = route<{
  body: StaffChange & { reason: string };
  answer: Asked;
  error: keyof typeof CHANGE_REFUSALS;
}>('POST /staff');
const remove = route<{
  params: { id: string };
  body: { reason: string };
  answer: StaffMember;
  error: keyof typeof STAFF_REFUSALS | 'staff_not_found' | 'last_owner';
}>('POST /staff/:id/remove');

export const STAFF = {
  list: needing(
    'staff.read',
    forStaff(listStaff, 'Everybody who works here or has worked here', v.array(StaffMemberSchema), {
      errors: STAFF_REFUSALS,
    }),
  ),
  change: needingFactor(
    'staff.change',
    forStaff(askChange, 'Asks to give a person roles, which another owner has to approve: 202', AskedSchema, {
      body: AskChangeSchema,
      errors: CHANGE_REFUSALS,
    }),
  ),
  remove: needingFactor(
    'staff.change',
    forStaff(remove, 'Takes all roles from a person and ends their sessions, at once', StaffMemberSchema, {
      params: IdParamsSchema,
      body: v.strictObject({ reason: reasonField }),
      errors: { ...STAFF_REFUSALS, staff_not_found: 404, last_owner: 409 },
    }),
  ),
};

const FIRST_REFUSALS = { ...OPERATOR_REFUSALS, ...CHANGE_REFUSALS, owner_exists: 409 } as const;

const addFirst = route<{ body: StaffChange; answer: StaffMember; error: keyof typeof FIRST_REFUSALS }>(
  'POST /operator/staff',
);
const readCode = route<{
  body: { email: string };
  answer: { code: string };
  error: keyof typeof OPERATOR_REFUSALS | 'not_staff';
}>('POST /operator/staff/code');

/** Calls of `npm run staff`, below /api with the operator's key. */
export const STAFF_SCRIPT = {
  add: forOperators(
    addFirst,
    'Adds an owner while there are fewer than two; later owners give out roles at the console',
    StaffMemberSchema,
    {
      body: StaffChangeSchema,
      errors: FIRST_REFUSALS,
    },
  ),
  /** Only a server of the sandbox has this call. */
  code: forOperators(readCode, 'The present second factor of a person of the sandbox', v.object({ code: v.string() }), {
    body: v.strictObject({ email: emailField }),
    errors: { ...OPERATOR_REFUSALS, not_staff: 403 },
  }),
};

const QueueSchema = v.object({
  name: v.picklist(['withdrawals', 'deposits', 'disputes', 'approvals']),
  waiting: v.number(),
  /** The one that has waited longest, ISO 8601. */
  oldestAt: v.optional(v.string()),
});

const TodaySchema = v.object({ queues: v.array(QueueSchema) });
export type Today = v.InferOutput<typeof TodaySchema>;

const readToday = route<{ answer: Today; error: keyof typeof STAFF_REFUSALS }>('GET /today');

export const TODAY = needing(
  'today.read',
  forStaff(readToday, 'What waits for somebody', TodaySchema, { errors: STAFF_REFUSALS }),
);
