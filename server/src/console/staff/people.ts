/** The people who work here. Owners give out roles, each change by two of them; the first owner comes by the operator's key. */
import { areApart, type Role, ROLES } from '../../../../contract/console/roles.ts';
import type { StaffChange, StaffMember } from '../../../../contract/console/staff.ts';
import { instant } from '../../ledger/index.ts';
import type { Reader, Transaction } from '../../store/DocumentStore.ts';
import type { StaffRecord } from '../../store/records/console.ts';
import { type Deed, writeAudit } from '../audit/auditTrail.ts';
import type { ConsoleContext } from '../ConsoleContext.ts';
import { staffRefusal } from '../refusals.ts';

/** True while the person may come in. */
export const isEmployed = ({ roles, endsAt }: StaffRecord, at: string): boolean =>
  roles.length > 0 && (endsAt === undefined || endsAt > at);

const toMember = (staff: StaffRecord, at: string): StaffMember => ({
  ...{ email: staff.id, name: staff.name, roles: staff.roles, addedAt: staff.addedAt },
  isActive: isEmployed(staff, at),
  hasFactor: staff.factorSince !== undefined,
  ...(staff.endsAt && { endsAt: staff.endsAt }),
  ...(staff.lastSignInAt && { lastSignInAt: staff.lastSignInAt }),
});

export const listStaff = async ({ store, now }: ConsoleContext): Promise<StaffMember[]> =>
  (await store.find('staff')).map((staff) => toMember(staff, instant(now())));

/** @throws ApiError 409 for roles that one person may not have together, or without an end */
export function checkRoles({ roles, endsAt }: Pick<StaffChange, 'roles' | 'endsAt'>): void {
  if (!areApart(roles)) throw staffRefusal('roles_apart');
  if (roles.includes('auditor') && endsAt === undefined) throw staffRefusal('end_needed');
}

/** Gmail ignores dots, and everybody what stands after a plus: such addresses are one mailbox. */
export function mailboxOf(email: string): string {
  const [name = '', host = ''] = email.toLowerCase().split('@');
  const plain = name.split('+')[0] ?? '';
  const isGoogle = host === 'gmail.com' || host === 'googlemail.com';
  return isGoogle ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${host}`;
}

const inOrder = (roles: readonly Role[]): Role[] => ROLES.filter((role) => roles.includes(role));

/** The person with the roles of a change. A second address of somebody's mailbox is no second person. */
export async function changedStaff(
  reader: Pick<Reader, 'find' | 'get'>,
  change: StaffChange,
  at: string,
): Promise<{ before: StaffRecord | undefined; after: StaffRecord }> {
  const { email, name, roles, endsAt } = change;
  const before = await reader.get('staff', email);
  const all = before ? [] : await reader.find('staff');
  if (all.some(({ id }) => mailboxOf(id) === mailboxOf(email))) throw staffRefusal('roles_apart');
  const { endsAt: _over, ...kept } = before ?? { id: email, name: '', addedAt: at };
  const after = {
    ...kept,
    name: name ?? kept.name,
    roles: inOrder(roles),
    ...(endsAt && { endsAt: instant(Date.parse(endsAt)) }),
  };
  return { before, after };
}

const rolesIn = (staff: StaffRecord | undefined) => ({
  roles: staff?.roles ?? [],
  ...(staff?.endsAt && { endsAt: staff.endsAt }),
});

/** Writes the person with an entry of the audit; whoever has no role left is signed out by it. */
function writeStaff(tx: Transaction, { before, after }: Awaited<ReturnType<typeof changedStaff>>, deed: Deed): void {
  tx.set('staff', after);
  writeAudit(tx, deed, {
    ...{ action: 'staff.change', subject: { kind: 'staff', id: after.id }, outcome: 'done' },
    ...{ before: rolesIn(before), after: rolesIn(after) },
  });
}

const ownersOf = (people: readonly StaffRecord[], at: string): Set<string> =>
  new Set(people.filter((one) => one.roles.includes('owner') && isEmployed(one, at)).map(({ id }) => mailboxOf(id)));

/** Two owners are needed to give out roles, so the key adds both. @throws ApiError 409 when there are two */
export async function addFirstOwner(
  ctx: Pick<ConsoleContext, 'store'>,
  change: StaffChange,
  deed: Deed,
): Promise<StaffMember> {
  checkRoles(change);
  const added = await ctx.store.transaction('staff', async (tx) => {
    const owners = ownersOf(await tx.find('staff'), deed.at);
    if (owners.size >= 2 || !change.roles.includes('owner')) throw staffRefusal('owner_exists');
    const changed = await changedStaff(tx, change, deed.at);
    writeStaff(tx, changed, deed);
    return changed.after;
  });
  return toMember(added, deed.at);
}

/** A person has few sessions at once; each ends after some hours. */
const MOST_SESSIONS = 100;

/**
 * One owner alone may take a person's roles away, but not the last owner's. Sessions end, and the second factor is forgotten, so that
 * somebody who comes back sets up a new one. @throws ApiError 404, 409
 */
export async function removeStaff(ctx: ConsoleContext, email: string, deed: Deed): Promise<StaffMember> {
  const removed = await ctx.store.transaction('staff', async (tx) => {
    const before = await tx.get('staff', email);
    if (!before) throw staffRefusal('staff_not_found');
    const others = (await tx.find('staff')).filter(({ id }) => id !== email);
    if (before.roles.includes('owner') && ownersOf(others, deed.at).size === 0) throw staffRefusal('last_owner');
    const sessions = await tx.ids('staff-sessions', { where: [['email', '==', email]], limit: MOST_SESSIONS });
    const { id, name, addedAt, lastSignInAt } = before;
    const after: StaffRecord = { id, name, addedAt, roles: [], ...(lastSignInAt && { lastSignInAt }) };
    for (const session of sessions) tx.delete('staff-sessions', session);
    writeStaff(tx, { before, after }, deed);
    return after;
  });
  ctx.recorded();
  return toMember(removed, deed.at);
}
