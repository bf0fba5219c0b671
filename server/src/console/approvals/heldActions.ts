/** The changes that need two people. Each is checked again when it is approved, and made in the same transaction. */
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { ApprovalAction } from '../../../../contract/console/approvals.ts';
import type { Permission } from '../../../../contract/console/roles.ts';
import { StaffChangeSchema } from '../../../../contract/console/staff.ts';
import {
  accountOf,
  type Beside,
  correctBalance,
  currencyOf,
  kesMinorOf,
  minorOf,
  settleWithdrawal,
} from '../../ledger/index.ts';
import type { Reader } from '../../store/DocumentStore.ts';
import type { ApprovalRecord } from '../../store/records/console.ts';
import type { WithdrawalRecord } from '../../store/records/withdrawal.ts';
import type { UserRecord } from '../../store/records/user.ts';
import { setBlocked } from '../../users/block.ts';
import type { Deed } from '../audit/auditTrail.ts';
import type { ConsoleContext } from '../ConsoleContext.ts';
import { staffRefusal } from '../refusals.ts';
import { changedStaff, checkRoles } from '../staff/people.ts';

/** Writes what becomes of the request beside the change; `isMade` is false when the rules did not allow it. */
export type Concluding = (
  reader: Reader,
) => Promise<(tx: Parameters<Awaited<ReturnType<Beside<unknown>>>>[0], isMade: boolean) => void>;

export interface HeldAction {
  /** The permission to ask for it. */
  asks: Permission;
  approves: Permission;
  /** A hash of the subject as it is now: another one at the approval makes the request stale. */
  versionOf: (reader: Pick<Reader, 'get' | 'find'>, payload: unknown) => Promise<string>;
  /** Makes the change, and concludes the request in its transaction. False when there is nothing to change any more. */
  run: (
    ctx: ConsoleContext,
    held: { payload: unknown; approval: ApprovalRecord; deed: Deed },
    conclude: Concluding,
  ) => Promise<boolean>;
}

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

const CorrectionPayload = v.strictObject({ playerId: v.string(), amount: v.number() });
const PayoutPayload = v.strictObject({ withdrawalId: v.string() });
const PlayerPayload = v.strictObject({ playerId: v.string() });

/**
 * Whatever brought or took money since, or another correction, may be the reason of this one: then somebody has to look again. Rounds are
 * left out, because a player who plays could not be corrected.
 */
function moneyOf(user: UserRecord | undefined, lastCorrection: string | undefined): string {
  const { heldCents, totalDepositsCents, totalWithdrawalsCents } = accountOf(user);
  const { openDisputes = 0, isActive = true } = user ?? {};
  return hashOf([
    ...[user !== undefined, currencyOf(user), isActive !== false, openDisputes],
    ...[heldCents, totalDepositsCents, totalWithdrawalsCents, lastCorrection ?? ''],
  ]);
}

/** One correction may not be as large as this. */
export function isAboveCap({ money, terms }: ConsoleContext, user: UserRecord, amount: number): boolean {
  const asked = { amount: Math.abs(amount), currency: currencyOf(user) };
  return kesMinorOf(asked, money.kesPerUsd()) > minorOf(terms.correctionMostKes);
}

const besideOf =
  <TRecord>(
    conclude: Concluding,
    isMade = ({ before, after }: { before: TRecord; after: TRecord }) => after !== before,
  ): Beside<TRecord> =>
  async (reader) => {
    const write = await conclude(reader);
    return (tx, change) => write(tx, isMade(change));
  };

const balanceCorrect: HeldAction = {
  asks: 'balances.correct',
  approves: 'approvals.money',
  async versionOf(reader, given) {
    const { playerId } = v.parse(CorrectionPayload, given);
    const [last] = await reader.find('corrections', {
      where: [['userId', '==', playerId]],
      orderBy: ['createdAt', 'desc'],
      limit: 1,
    });
    return moneyOf(await reader.get('users', playerId), last?.id);
  },
  async run(ctx, { payload, approval }, conclude) {
    const { playerId: userId, amount } = v.parse(CorrectionPayload, payload);
    const user = await ctx.store.get('users', userId);
    if (!user) return false;
    if (isAboveCap(ctx, user, amount)) throw staffRefusal('not_allowed_now');
    const { id: approvalId, reason } = approval;
    const correction = { id: `correction-${approvalId}`, userId, deltaCents: minorOf(amount), reason, approvalId };
    return (await correctBalance(ctx.money, correction, besideOf(conclude))) !== undefined;
  },
};

const withdrawalRelease: HeldAction = {
  asks: 'payments.decide',
  approves: 'approvals.money',
  async versionOf(reader, given) {
    const { withdrawalId } = v.parse(PayoutPayload, given);
    const { status, updatedAt, userId } = (await reader.get('withdrawals', withdrawalId)) ?? {};
    const user = userId === undefined ? undefined : await reader.get('users', userId);
    return hashOf([status, updatedAt, user?.isActive !== false]);
  },
  async run({ money }, { payload }, conclude) {
    const { withdrawalId } = v.parse(PayoutPayload, payload);
    const withdrawal = await money.store.get('withdrawals', withdrawalId);
    if (!withdrawal) return false;
    // A balance that does not cover it any more changes it too: it is refused.
    const isSent = ({ after }: { after: WithdrawalRecord }) => after.status === 'pending';
    const after = await settleWithdrawal(money, withdrawal, { kind: 'released' }, besideOf(conclude, isSent));
    return after !== undefined && isSent({ after });
  },
};

const playerUnblock: HeldAction = {
  asks: 'players.unblock',
  approves: 'approvals.money',
  async versionOf(reader, given) {
    const { isActive, sessionsValidAfter } = (await reader.get('users', v.parse(PlayerPayload, given).playerId)) ?? {};
    return hashOf([isActive !== false, sessionsValidAfter]);
  },
  async run(ctx, { payload, deed }, conclude) {
    const { playerId } = v.parse(PlayerPayload, payload);
    const change = { uid: playerId, isBlocked: false, at: deed.at };
    return (await setBlocked(ctx.store, change, besideOf(conclude))) !== undefined;
  },
};

const staffChange: HeldAction = {
  asks: 'staff.change',
  approves: 'approvals.staff',
  async versionOf(reader, given) {
    const { roles = [], endsAt } = (await reader.get('staff', v.parse(StaffChangeSchema, given).email)) ?? {};
    return hashOf([roles, endsAt]);
  },
  async run(ctx, { payload, deed }, conclude) {
    const change = v.parse(StaffChangeSchema, payload);
    checkRoles(change);
    await ctx.store.transaction(change.email, async (tx) => {
      const write = await conclude(tx);
      const changed = await changedStaff(tx, change, deed.at);
      tx.set('staff', changed.after);
      write(tx, true);
    });
    return true;
  },
};

export const HELD_ACTIONS: Readonly<Record<ApprovalAction, HeldAction>> = {
  'balance.correct': balanceCorrect,
  'withdrawal.release': withdrawalRelease,
  'player.unblock': playerUnblock,
  'staff.change': staffChange,
};
