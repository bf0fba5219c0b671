/** Four eyes: a change is held with its exact payload, and another person makes it, when everything is still as it was. */
import { createHash } from 'node:crypto';
import type {
  Approval,
  ApprovalAction,
  ApprovalsQuery,
  ApprovalState,
} from '../../../../contract/console/approvals.ts';
import { type Permission, permissionsOf } from '../../../../contract/console/roles.ts';
import { MOST_ROWS, type Page } from '../../../../contract/console/staffRoute.ts';
import { readJson } from '../../../../contract/readJson.ts';
import { refusal } from '../../errors/moneyRefusals.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { instant } from '../../ledger/index.ts';
import type { Reader, Transaction } from '../../store/DocumentStore.ts';
import { hashedId, isStorableId } from '../../store/reading.ts';
import type { ApprovalRecord, StaffRecord } from '../../store/records/console.ts';
import { readBody, writeAudit } from '../audit/auditTrail.ts';
import type { Caller, ConsoleContext } from '../ConsoleContext.ts';
import { pageOf } from '../pageOf.ts';
import { staffRefusal } from '../refusals.ts';
import { isEmployed, mailboxOf } from '../staff/people.ts';
import { HELD_ACTIONS, type HeldAction } from './heldActions.ts';

const DAY_MS = 86_400_000;
const WAITS_MS = 3 * DAY_MS;

const hashOf = (payload: string): string => createHash('sha256').update(payload).digest('hex');

/** The entry of the audit that says what was asked for: whoever changes a payload later would have to change it there too. */
const askedId = (id: string): string => `asked-${id}`;

interface Asking {
  action: ApprovalAction;
  subject: ApprovalRecord['subject'];
  payload: object;
  /** The same key by the same person asks once. */
  key?: string | undefined;
}

const may = (staff: StaffRecord, permission: Permission, at: string): boolean =>
  isEmployed(staff, at) && permissionsOf(staff.roles).includes(permission);

const mayApprove = (staff: StaffRecord, { approves }: HeldAction, at: string): boolean => may(staff, approves, at);

/** @throws ApiError 409 when nobody else could approve it, or the key came with something else before */
export async function askFor(
  ctx: ConsoleContext,
  { staff, deed }: Caller,
  asking: Asking,
): Promise<{ approvalId: string }> {
  const { action, subject, key } = asking;
  const held = HELD_ACTIONS[action];
  const payload = JSON.stringify(asking.payload);
  const id = key === undefined ? ctx.newId() : hashedId('approval', staff.id, key);
  const request: Omit<ApprovalRecord, 'version'> = {
    ...{ id, action, subject, payload, payloadHash: hashOf(payload), reason: deed.reason ?? '', state: 'waiting' },
    ...{ askedBy: deed.actor, askedAt: deed.at, until: instant(ctx.now() + WAITS_MS) },
  };
  await ctx.store.transaction(subject.id, async (tx) => {
    const known = await tx.get('approvals', id);
    if (known && known.payloadHash !== request.payloadHash) throw refusal('idempotency_conflict');
    if (known) return;
    const people = await tx.find('staff');
    const others = people.filter((other) => mailboxOf(other.id) !== mailboxOf(staff.id));
    if (!others.some((other) => mayApprove(other, held, deed.at))) throw staffRefusal('nobody_could_approve');
    const version = await held.versionOf(tx, asking.payload);
    tx.create('approvals', { ...request, version });
    const { payloadHash, until } = request;
    const asked = { payload: asking.payload, payloadHash, version, until };
    writeAudit(tx, { ...deed, id: askedId(id), approvalId: id }, { action, subject, outcome: 'asked', after: asked });
  });
  ctx.recorded();
  return { approvalId: id };
}

/** A request that nobody has decided in its time is over, without anybody writing it. */
const stateOf = ({ state, until }: ApprovalRecord, at: string): ApprovalState =>
  state === 'waiting' && until <= at ? 'expired' : state;

function toApproval(record: ApprovalRecord, { staff, deed }: Pick<Caller, 'staff' | 'deed'>): Approval {
  const { version: _version, payload, askedBy, ...shown } = record;
  const state = stateOf(record, deed.at);
  const isOwn = mailboxOf(askedBy.id) === mailboxOf(staff.id);
  return {
    ...shown,
    state,
    payload: (readJson(payload) ?? {}) as Record<string, unknown>,
    askedBy: askedBy.id,
    canDecide: state === 'waiting' && !isOwn && mayApprove(staff, HELD_ACTIONS[record.action], deed.at),
  };
}

export async function listApprovals(
  ctx: ConsoleContext,
  caller: Caller,
  query: ApprovalsQuery,
): Promise<Page<Approval>> {
  const { state, limit = MOST_ROWS, cursor } = query;
  const where = state === undefined ? [] : [['state', '==', state === 'expired' ? 'waiting' : state] as const];
  const { items, nextCursor } = await pageOf(ctx.store, 'approvals', {
    ...{ where, limit, cursor },
    orderBy: ['askedAt', 'desc'],
  });
  const shown = items.map((record) => toApproval(record, caller));
  return {
    items: shown.filter((one) => state === undefined || one.state === state),
    ...(nextCursor && { nextCursor }),
  };
}

async function readApproval({ store }: ConsoleContext, id: string): Promise<ApprovalRecord> {
  const approval = isStorableId(id) ? await store.get('approvals', id) : undefined;
  if (!approval) throw staffRefusal('approval_not_found');
  return approval;
}

/** @throws ApiError 403 for one's own request, or without the role */
function refuseOwn(approval: ApprovalRecord, { staff, deed }: Caller): void {
  if (mailboxOf(approval.askedBy.id) === mailboxOf(staff.id)) throw staffRefusal('own_request');
  if (!mayApprove(staff, HELD_ACTIONS[approval.action], deed.at)) throw staffRefusal('forbidden');
}

/** A person whose role was taken away may have asked before, and the payload may have been changed in the database. */
async function isAsItWas(reader: Reader, approval: ApprovalRecord, at: string): Promise<boolean> {
  const { id, action, subject, payload, payloadHash, version, until, askedBy } = approval;
  const [entry, asker] = [await reader.get('audit', askedId(id)), await reader.get('staff', askedBy.id)];
  const asked = entry && readBody(entry);
  const isSame =
    hashOf(payload) === payloadHash &&
    JSON.stringify(asked?.after) === JSON.stringify({ payload: readJson(payload), payloadHash, version, until });
  const isTheirs = asked?.action === action && asked.actor.id === askedBy.id && asked.subject?.id === subject.id;
  const mayAsk = asker !== undefined && may(asker, HELD_ACTIONS[action].asks, at);
  return isSame && isTheirs && mayAsk && version === (await HELD_ACTIONS[action].versionOf(reader, readJson(payload)));
}

type End = 'approved' | 'refused' | 'withdrawn' | 'failed';

function write(tx: Transaction, approval: ApprovalRecord, { staff, deed }: Caller, state: End): ApprovalRecord {
  const decision = { decidedBy: staff.id, decidedAt: deed.at, ...(deed.reason && { decisionReason: deed.reason }) };
  const after = { ...approval, state, ...decision };
  tx.set('approvals', after);
  writeAudit(
    tx,
    { ...deed, approvalId: approval.id },
    {
      action: state === 'approved' || state === 'failed' ? approval.action : `approval.${state}`,
      subject: approval.subject,
      outcome: state === 'failed' ? 'refused' : 'done',
      before: { state: approval.state },
      after: { state, payload: readJson(approval.payload) },
    },
  );
  return after;
}

/** A decision that was not taken is recorded too; a request that has gone stale can never be approved any more. */
async function noteRefusal(
  ctx: ConsoleContext,
  { id, subject }: ApprovalRecord,
  { staff, deed }: Caller,
  code: string,
): Promise<void> {
  const entry = { ...deed, id: ctx.newId(), approvalId: id };
  await ctx.store.transaction(subject.id, async (tx) => {
    const now = await tx.get('approvals', id);
    if (code === 'stale' && now?.state === 'waiting')
      tx.set('approvals', { ...now, state: 'failed', decidedBy: staff.id, decidedAt: deed.at, decisionReason: code });
    writeAudit(tx, entry, { action: 'approval.decide', subject, outcome: 'denied', after: { code } });
  });
  ctx.recorded();
}

/** Does what `act` does, and records a refusal of it. */
async function recorded<T>(
  ctx: ConsoleContext,
  approval: ApprovalRecord,
  caller: Caller,
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof ApiError) await noteRefusal(ctx, approval, caller, error.code);
    throw error;
  }
}

/** @throws ApiError 403 `own_request`; 409 when it is over, stale, or the rules do not allow it any more */
export async function approve(ctx: ConsoleContext, caller: Caller, id: string): Promise<Approval> {
  const approval = await readApproval(ctx, id);
  return recorded(ctx, approval, caller, async () => {
    refuseOwn(approval, caller);
    let after = approval;
    const held = { payload: readJson(approval.payload), approval, deed: caller.deed };
    const isMade = await HELD_ACTIONS[approval.action].run(ctx, held, async (reader) => {
      const [now, approver] = [await reader.get('approvals', id), await reader.get('staff', caller.staff.id)];
      if (!now || stateOf(now, caller.deed.at) !== 'waiting') throw staffRefusal('approval_over');
      // The role may have been taken away since the call began.
      if (!approver || !mayApprove(approver, HELD_ACTIONS[now.action], caller.deed.at)) throw staffRefusal('forbidden');
      if (now.payload !== approval.payload || !(await isAsItWas(reader, now, caller.deed.at)))
        throw staffRefusal('stale');
      return (tx, isDone) => void (after = write(tx, now, caller, isDone ? 'approved' : 'failed'));
    });
    ctx.recorded();
    if (!isMade || after.state !== 'approved') throw staffRefusal('not_allowed_now');
    return toApproval(after, caller);
  });
}

/** Refuses somebody else's request, or takes back one's own. @throws ApiError 403, 409 */
export async function endRequest(
  ctx: ConsoleContext,
  caller: Caller,
  id: string,
  end: 'refused' | 'withdrawn',
): Promise<Approval> {
  const approval = await readApproval(ctx, id);
  return recorded(ctx, approval, caller, async () => {
    const isOwn = mailboxOf(approval.askedBy.id) === mailboxOf(caller.staff.id);
    if (end === 'refused') refuseOwn(approval, caller);
    else if (!isOwn) throw staffRefusal('forbidden');
    const after = await ctx.store.transaction(approval.subject.id, async (tx) => {
      const now = await tx.get('approvals', id);
      if (!now || stateOf(now, caller.deed.at) !== 'waiting') throw staffRefusal('approval_over');
      return write(tx, now, caller, end);
    });
    ctx.recorded();
    return toApproval(after, caller);
  });
}
