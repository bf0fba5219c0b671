/** The roles of people at the console. Permissions of a role are fixed here; the people who have it are data. */

export const ROLES = ['support', 'payments', 'risk', 'content', 'finance', 'auditor', 'owner'] as const;

export type Role = (typeof ROLES)[number];

export const PERMISSIONS = [
  'today.read',
  'players.read',
  /** Sees whole telephone numbers, and gives a reason for it. */
  'players.contact',
  'players.endSessions',
  'players.block',
  'players.unblock',
  'payments.read',
  /** Lets payouts that wait go, or refuses them. */
  'payments.decide',
  /** Asks that a balance is corrected. */
  'balances.correct',
  'rounds.read',
  'approvals.read',
  /** Approves what somebody else has asked about money, or about a player. */
  'approvals.money',
  /** Approves what another owner has asked about staff. */
  'approvals.staff',
  'staff.read',
  'staff.change',
  'audit.read',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

const READING = ['today.read', 'players.read', 'payments.read', 'rounds.read', 'approvals.read'] as const;

export const ROLE_PERMISSIONS: Readonly<Record<Role, readonly Permission[]>> = {
  support: ['today.read', 'players.read', 'players.contact', 'players.endSessions', 'players.unblock', 'rounds.read'],
  payments: [...READING, 'players.contact', 'players.unblock', 'payments.decide', 'balances.correct'],
  risk: [
    ...READING,
    'players.contact',
    'players.endSessions',
    'players.block',
    'players.unblock',
    'approvals.money',
    'audit.read',
  ],
  content: ['today.read', 'approvals.read'],
  finance: READING,
  auditor: [...READING, 'staff.read', 'audit.read'],
  // An owner decides who works here, and moves no money.
  owner: ['today.read', 'approvals.read', 'approvals.staff', 'staff.read', 'staff.change', 'audit.read'],
};

export const permissionsOf = (roles: readonly Role[]): Permission[] =>
  PERMISSIONS.filter((permission) => roles.some((role) => ROLE_PERMISSIONS[role].includes(permission)));

/** Whoever asks does not approve, and whoever gives out roles moves no money: one person has at most one role of these. */
export const APART: readonly Role[] = ['payments', 'risk', 'owner'];

export const areApart = (roles: readonly Role[]): boolean => roles.filter((role) => APART.includes(role)).length <= 1;
