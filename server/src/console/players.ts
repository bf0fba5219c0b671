/** Players as people of the operator find them, and what they may do for them. Contacts are masked until somebody says why. */
import { maskedPhone, toMsisdn } from '../../../contract/phone.ts';
import type { FoundPlayer, PlayerEvent, PlayerRecord, PlayersQuery } from '../../../contract/console/players.ts';
import type { Asked, Page } from '../../../contract/console/staffRoute.ts';
import { decimalOf, depositOfReceipt, storedMinor } from '../ledger/index.ts';
import { accountsOfPayer, otherUsers } from '../persons/person.ts';
import { endSessions } from '../sessions/openSession.ts';
import { ownedBy } from '../store/query.ts';
import { isStorableId } from '../store/reading.ts';
import type { UserRecord } from '../store/records/user.ts';
import { setBlocked } from '../users/block.ts';
import { balanceOf } from '../users/profile.ts';
import { askFor } from './approvals/approvals.ts';
import { listAudit, writeAudit } from './audit/auditTrail.ts';
import type { Caller, ConsoleContext } from './ConsoleContext.ts';
import { staffRefusal } from './refusals.ts';

const MOST_FOUND = 50;
const MOST_EVENTS = 40;

/** `w•••@gmail.com` */
const maskedEmail = (email: string): string => email.replace(/^(.).*@/, '$1•••@');

function toFound(user: UserRecord): FoundPlayer {
  const { balance, bonusBalance, held, currency } = balanceOf(user);
  const { phoneNumber, email, createdAt, lastSignInAt } = user;
  const phone = maskedPhone(phoneNumber ?? undefined);
  return {
    ...{ id: user.id, name: user.displayName ?? '', isBlocked: user.isActive === false },
    ...{ balance, bonusBalance, held, currency },
    ...(phone && { phone }),
    ...(email && { email: maskedEmail(email) }),
    ...(createdAt && { createdAt }),
    ...(lastSignInAt && { lastSignInAt }),
  };
}

/** The players that a text may mean, each way by one look at an index. */
async function uidsOf({ store }: ConsoleContext, q: string): Promise<string[]> {
  const phone = toMsisdn(q);
  if (phone !== undefined) {
    const own = await store.ids('users', { where: [['phoneNumber', '==', `+${phone}`]], limit: MOST_FOUND });
    return [...own, ...(await accountsOfPayer(store, phone))];
  }
  const named = await store.ids('users', {
    where: [
      ['displayName', '>=', q],
      ['displayName', '<', `${q}\uffff`],
    ],
    limit: MOST_FOUND,
  });
  if (!isStorableId(q)) return named;
  const records = [await store.get('deposits', q), await store.get('withdrawals', q), await store.get('rounds', q)];
  const paid = await depositOfReceipt(store, q);
  return [q, ...[...records, paid].flatMap((record) => record?.userId ?? []), ...named];
}

export async function findPlayers(
  ctx: ConsoleContext,
  { deed }: Caller,
  { q }: PlayersQuery,
): Promise<Page<FoundPlayer>> {
  const uids = [...new Set(await uidsOf(ctx, q))].slice(0, MOST_FOUND);
  const found = await Promise.all(uids.map((uid) => ctx.store.get('users', uid)));
  const items = found.flatMap((user) => (user ? [toFound(user)] : []));
  // What was typed may be a telephone number, so the entry says only what came of it.
  await ctx.store.transaction('audit-look', async (tx) =>
    writeAudit(tx, deed, { action: 'players.find', outcome: 'done', after: { found: items.map(({ id }) => id) } }),
  );
  ctx.recorded();
  return { items };
}

const readOne = async ({ store }: Pick<ConsoleContext, 'store'>, id: string): Promise<UserRecord> => {
  const user = isStorableId(id) ? await store.get('users', id) : undefined;
  if (!user) throw staffRefusal('player_not_found');
  return user;
};

const newest = (id: string) => ({
  where: [ownedBy(id)],
  orderBy: ['createdAt', 'desc'] as const,
  limit: MOST_EVENTS,
});

async function eventsOf({ store }: ConsoleContext, id: string): Promise<PlayerEvent[]> {
  const payments = async (kind: 'deposit' | 'withdrawal'): Promise<PlayerEvent[]> =>
    (await store.find(`${kind}s`, newest(id))).map(({ id: of, createdAt: at, status: what, amount, reason }) => ({
      ...{ at, kind, id: of, what, amount },
      ...(reason && { note: reason }),
    }));
  const rounds = (await store.find('rounds', newest(id))).map((round) => ({
    ...{ at: round.createdAt, kind: 'round' as const, id: round.id, what: round.status, note: round.gameId },
    amount: decimalOf(round.netCents ?? 0),
  }));
  const corrections = (await store.find('corrections', newest(id))).map((one) => ({
    ...{ at: one.createdAt, kind: 'money' as const, id: one.id, what: 'correction', note: one.reason },
    amount: decimalOf(one.deltaCents),
  }));
  const notices = (await store.find('notifications', newest(id))).map((notice) => ({
    ...{ at: notice.createdAt, kind: 'notice' as const, id: notice.id, what: notice.kind },
  }));
  const all = [
    ...(await payments('deposit')),
    ...(await payments('withdrawal')),
    ...rounds,
    ...corrections,
    ...notices,
  ];
  return all.toSorted((a, b) => (a.at < b.at ? 1 : -1)).slice(0, MOST_EVENTS);
}

/** One player with what happened last; the look itself is recorded. @throws ApiError 404 */
export async function readPlayer(ctx: ConsoleContext, { deed }: Caller, id: string): Promise<PlayerRecord> {
  const user = await readOne(ctx, id);
  const [linked, gaming] = [await otherUsers(ctx.store, id, user), await ctx.store.get('gaming', id)];
  const { items } = await listAudit(ctx.store, { subject: id, limit: MOST_EVENTS });
  await ctx.store.transaction('audit-look', async (tx) =>
    writeAudit(tx, deed, { action: 'player.look', subject: { kind: 'player', id }, outcome: 'done' }),
  );
  ctx.recorded();
  const total = (amount: unknown): number => decimalOf(storedMinor(amount));
  return {
    ...toFound(user),
    ...{ totalDeposits: total(user.totalDeposits), totalWithdrawals: total(user.totalWithdrawals) },
    totalWager: total(user.totalWager),
    linked: linked.map((other) => ({
      ...{ id: other.id, name: other.displayName ?? '', isBlocked: other.isActive === false },
    })),
    limits: { ...gaming?.limits },
    events: await eventsOf(ctx, id),
    staffActions: items,
  };
}

/** @throws ApiError 404 */
export async function readContact(ctx: ConsoleContext, { deed }: Caller, id: string) {
  const { phoneNumber, email } = await readOne(ctx, id);
  await ctx.store.transaction('audit-look', async (tx) =>
    writeAudit(tx, deed, { action: 'player.contact', subject: { kind: 'player', id }, outcome: 'done' }),
  );
  ctx.recorded();
  return { ...(phoneNumber && { phone: phoneNumber }), ...(email && { email }) };
}

/** One person is enough to close an account. @throws ApiError 404; 409 when it is closed */
export async function blockPlayer(ctx: ConsoleContext, { deed }: Caller, uid: string): Promise<FoundPlayer> {
  await readOne(ctx, uid);
  const after = await setBlocked(
    ctx.store,
    { uid, isBlocked: true, at: deed.at },
    async () =>
      (tx, { before, after }) => {
        if (after === before) throw staffRefusal('already_so');
        writeAudit(tx, deed, {
          ...{ action: 'player.block', subject: { kind: 'player', id: uid }, outcome: 'done' },
          ...{ before: { isBlocked: false }, after: { isBlocked: true } },
        });
      },
  );
  ctx.recorded();
  if (!after) throw staffRefusal('player_not_found');
  return toFound(after);
}

/** @throws ApiError 404; 409 when the account is open */
export async function askUnblock(ctx: ConsoleContext, caller: Caller, id: string): Promise<Asked> {
  const user = await readOne(ctx, id);
  if (user.isActive !== false) throw staffRefusal('already_so');
  return askFor(ctx, caller, {
    action: 'player.unblock',
    subject: { kind: 'player', id },
    payload: { playerId: id },
  });
}

/** Ends all sign-ins of a player. @throws ApiError 404 */
export async function endPlayerSessions(ctx: ConsoleContext, { deed }: Caller, id: string): Promise<FoundPlayer> {
  await readOne(ctx, id);
  await endSessions(ctx.store, id, (tx) =>
    writeAudit(tx, deed, { action: 'player.endSessions', subject: { kind: 'player', id }, outcome: 'done' }),
  );
  ctx.recorded();
  return toFound(await readOne(ctx, id));
}
