/** Two people of the operator, whose sessions were begun before a run and never end. */
import { CSRF_HEADER } from '../../contract/console/session.ts';
import { csrfOf, sessionIdOf } from '../../server/src/console/staff/sessions.ts';
import type { StaffRecord, StaffSessionRecord } from '../../server/src/store/records/console.ts';

const ROLES = ['payments', 'risk'] as const;
export type StaffRole = (typeof ROLES)[number];

const BEGUN = '2026-01-01T00:00:00.000Z';
const NEVER = '2999-01-01T00:00:00.000Z';

const tokenOf = (role: StaffRole): string => `the session of ${role}`.replaceAll(' ', '-');
const emailOf = (role: StaffRole): string => `${role}@faults.test`;

export const STAFF: readonly StaffRecord[] = ROLES.map((role) => ({
  ...{ id: emailOf(role), name: role, roles: [role], addedAt: BEGUN },
}));

export const STAFF_SESSIONS: readonly StaffSessionRecord[] = ROLES.map((role) => ({
  ...{ id: sessionIdOf(tokenOf(role)), email: emailOf(role) },
  ...{ createdAt: BEGUN, seenAt: NEVER, factorAt: NEVER, endsAt: NEVER },
}));

/** The headers of a call that changes something. */
export const staffHeaders = (role: StaffRole): Record<string, string> => ({
  cookie: `karata_staff=${tokenOf(role)}`,
  [CSRF_HEADER]: csrfOf(tokenOf(role)),
});
