/** Sessions of people at the console: a token of the identity service, then a second factor; short, and ended at once with the person. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FactorPassed, Me, SignedIn } from '../../../../contract/console/session.ts';
import { permissionsOf } from '../../../../contract/console/roles.ts';
import type { Player } from '../../identity/TokenVerifier.ts';
import { instant } from '../../ledger/index.ts';
import { hashedId } from '../../store/reading.ts';
import type { StaffRecord, StaffSessionRecord } from '../../store/records/console.ts';
import { type Actor, writeAudit } from '../audit/auditTrail.ts';
import type { ConsoleContext } from '../ConsoleContext.ts';
import { staffRefusal } from '../refusals.ts';
import { newRecoveryCodes, newSecret, recoveryHash, uriOf, withCode } from './factor.ts';
import { isEmployed } from './people.ts';

const SESSION_MS = 8 * 3_600_000;
const IDLE_MS = 15 * 60_000;
/** A second factor is fresh for so long. */
const FRESH_MS = 5 * 60_000;
/** The time of the last call is written no more often. */
const SEEN_MS = 60_000;

export interface StaffSession {
  /** The secret in the cookie. */
  token: string;
  record: StaffSessionRecord;
  staff: StaffRecord;
}

type Who = Pick<Player, 'uid' | 'email' | 'isEmailVerified' | 'name' | 'signInMethod'>;

/** The id of the record; the secret itself is only in the cookie. */
export const sessionIdOf = (token: string): string => hashedId('staff session', token);
export const csrfOf = (token: string): string => createHmac('sha256', token).update('csrf').digest('base64url');
const actorOf = (email: string): Actor => ({ kind: 'staff', id: email });

/**
 * Begins a session that waits for its second factor. A person who has none yet gets a new secret each time, until a code confirms it.
 * @throws ApiError 403 for everybody else
 */
export async function openStaffSession(
  ctx: ConsoleContext,
  { uid, email = '', isEmailVerified, signInMethod, name }: Who,
  requestId: string,
): Promise<SignedIn & { token: string }> {
  const now = ctx.now();
  const [token, secret, entryId] = [randomBytes(32).toString('base64url'), newSecret(), ctx.newId()];
  // A text message proves a telephone, which somebody else may get hold of.
  const id = isEmailVerified && signInMethod === 'google' ? email.toLowerCase() : '';
  if (id === '') throw staffRefusal('not_staff');
  const at = instant(now);
  const opened = await ctx.store.transaction(id, async (tx) => {
    const staff = await tx.get('staff', id);
    const mayEnter = staff !== undefined && isEmployed(staff, at) && (staff.uid ?? uid) === uid;
    // Strangers leave no entry: anybody may try, and the audit is no place to write into.
    if (staff)
      writeAudit(
        tx,
        { id: entryId, at, actor: actorOf(id), requestId },
        { action: 'session.begin', subject: { kind: 'staff', id }, outcome: mayEnter ? 'done' : 'denied' },
      );
    if (!mayEnter) return undefined;
    const isEnrolled = staff.factorSince !== undefined;
    const entered: StaffRecord = {
      ...staff,
      ...{ uid, lastSignInAt: at, name: staff.name || (name ?? '') },
      ...(!isEnrolled && { factorSecret: secret }),
    };
    tx.set('staff', entered);
    tx.create('staff-sessions', {
      ...{ id: sessionIdOf(token), email: id, createdAt: at, seenAt: at },
      endsAt: instant(now + SESSION_MS),
    });
    return { isEnrolled };
  });
  ctx.recorded();
  if (!opened) throw staffRefusal('not_staff');
  const enrolment = opened.isEnrolled ? undefined : { secret, uri: uriOf(id, secret) };
  return { token, factorNeeded: true, csrf: csrfOf(token), ...(enrolment && { enrolment }) };
}

/** @throws ApiError 401 when there is no such session any more */
export async function readSession(ctx: ConsoleContext, token: string | undefined): Promise<StaffSession> {
  if (!token) throw staffRefusal('unauthenticated');
  const { store } = ctx;
  const [now, record] = [ctx.now(), await store.get('staff-sessions', sessionIdOf(token))];
  const staff = record && (await store.get('staff', record.email));
  const isOver = !record || record.endsAt <= instant(now) || record.seenAt <= instant(now - IDLE_MS);
  if (isOver || !staff || !isEmployed(staff, instant(now))) throw staffRefusal('unauthenticated');
  if (record.seenAt <= instant(now - SEEN_MS)) await touch(ctx, record.id, instant(now));
  return { token, record, staff };
}

/** The session may have been ended meanwhile, and stays so. */
const touch = ({ store }: ConsoleContext, id: string, seenAt: string): Promise<void> =>
  store.transaction(id, async (tx) => {
    const record = await tx.get('staff-sessions', id);
    if (record) tx.set('staff-sessions', { ...record, seenAt });
  });

export const hasFactor = ({ record }: StaffSession): boolean => record.factorAt !== undefined;

const freshUntil = ({ record }: StaffSession): string | undefined =>
  record.factorAt && instant(Date.parse(record.factorAt) + FRESH_MS);

export const isFresh = (session: StaffSession, nowMs: number): boolean => (freshUntil(session) ?? '') > instant(nowMs);

export function isCsrf({ token }: StaffSession, given: unknown): boolean {
  const expected = Buffer.from(csrfOf(token));
  const said = Buffer.from(typeof given === 'string' ? given : '');
  return said.length === expected.length && timingSafeEqual(said, expected);
}

const MOST_WRONG = 20;
const DAY_MS = 86_400_000;

/** The wrong codes of the last day. */
const wrongOf = ({ wrong }: StaffRecord, nowMs: number) =>
  wrong && wrong.since > instant(nowMs - DAY_MS) ? wrong : { count: 0, since: instant(nowMs) };

/** The audit tells a first code and a recovery code from others. */
const wayOf = ({ factorSince }: StaffRecord, code: string): 'enrolment' | 'app' | 'recovery' => {
  if (factorSince === undefined) return 'enrolment';
  return /^\d{6}$/.test(code) ? 'app' : 'recovery';
};

/** @throws ApiError 403 `wrong_code`, `codes_locked` */
export async function passFactor(
  ctx: ConsoleContext,
  { record: { id }, staff: { id: email } }: StaffSession,
  code: string,
  requestId: string,
): Promise<FactorPassed> {
  const now = ctx.now();
  const [at, entryId, recoveryCodes] = [instant(now), ctx.newId(), newRecoveryCodes()];
  const deed = { id: entryId, at, actor: actorOf(email), requestId };
  const subject = { kind: 'staff', id: email } as const;
  const passed = await ctx.store.transaction(email, async (tx) => {
    const [staff, session] = [await tx.get('staff', email), await tx.get('staff-sessions', id)];
    if (!staff || !session) throw staffRefusal('unauthenticated');
    const wrong = wrongOf(staff, now);
    const isLocked = wrong.count >= MOST_WRONG;
    const after = isLocked ? undefined : withCode(staff, code, now);
    const by = wayOf(staff, code);
    const outcome = after ? 'done' : 'denied';
    writeAudit(tx, deed, { action: 'session.factor', subject, outcome, after: { by, isLocked } });
    if (!after) {
      if (!isLocked) tx.set('staff', { ...staff, wrong: { ...wrong, count: wrong.count + 1 } });
      return isLocked ? ('codes_locked' as const) : ('wrong_code' as const);
    }
    const { wrong: _over, ...kept } = after;
    const isFirst = by === 'enrolment';
    const first = { factorSince: at, recovery: recoveryCodes.map(recoveryHash) };
    tx.set('staff', isFirst ? { ...kept, ...first } : kept);
    tx.set('staff-sessions', { ...session, factorAt: at, seenAt: at });
    return isFirst ? { recoveryCodes } : {};
  });
  ctx.recorded();
  if (typeof passed === 'string') throw staffRefusal(passed);
  return passed;
}

export async function closeStaffSession(ctx: ConsoleContext, session: StaffSession, requestId: string): Promise<void> {
  const { record, staff } = session;
  const deed = { id: ctx.newId(), at: instant(ctx.now()), actor: actorOf(staff.id), requestId };
  await ctx.store.transaction(staff.id, async (tx) => {
    tx.delete('staff-sessions', record.id);
    writeAudit(tx, deed, { action: 'session.end', subject: { kind: 'staff', id: staff.id }, outcome: 'done' });
  });
  ctx.recorded();
}

export function toMe(session: StaffSession): Me {
  const { id: email, name, roles } = session.staff;
  const factorNeeded = !hasFactor(session);
  const until = freshUntil(session);
  return {
    ...{ email, name, roles, permissions: factorNeeded ? [] : permissionsOf(roles), factorNeeded },
    ...(until && { freshUntil: until }),
    csrf: csrfOf(session.token),
  };
}
