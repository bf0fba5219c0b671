import type { BonusStanding, ShownUnavailability, Spins, WelcomeState } from '../../../contract/bonuses.ts';
import type { DepositBonus, WelcomeBonus } from '../../../contract/depositBonuses.ts';
import { currencyOf, decimalOf, instant, type LedgerContext } from '../ledger/index.ts';
import { grantCountedSpins, groupsOf, openGrants, type SpinGroup } from './spins.ts';
import { readTakenToday } from './bonusUses.ts';
import { countCompleted, offeredBonus, offeredStep, unavailabilityOf } from './bonusAvailability.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import { ownedBy } from '../store/query.ts';
import { readUser } from '../users/profile.ts';

/** A pack has a few steps, each for one of the first deposits. */
const READ_CLAIMS = 50;

/** The state of free spins and the welcome pack for a player. @throws ApiError 404 before the first session */
export async function readBonusStanding(
  ctx: Pick<LedgerContext, 'store' | 'now'>,
  uid: string,
): Promise<BonusStanding> {
  const { store } = ctx;
  await grantCountedSpins(ctx, uid);
  const user = await readUser(store, uid);
  const groups = groupsOf(await openGrants(store, { uid, at: instant(ctx.now()) }), currencyOf(user));
  const steps = await readSteps(store);
  const completed = await countCompleted(store, uid, steps.at(-1)?.order ?? 0);
  const claimed = completed > 0 ? await readClaimed(store, uid) : new Set<string>();
  const stateOf = ({ id, order }: WelcomeBonus): WelcomeState => {
    if (claimed.has(id)) return 'claimed';
    if (order <= completed) return 'missed';
    return order === completed + 1 ? 'next' : 'locked';
  };
  const bonuses = (await store.find('deposit-bonuses')).flatMap((stored) => offeredBonus(stored) ?? []);
  const offered = [...bonuses, ...steps.filter((step) => stateOf(step) === 'next')];
  return {
    hindered: await unavailableOf(store, uid, offered, ctx.now()),
    freeSpins: groups.reduce((sum, { left, source }) => sum + (source === 'flight' ? 0 : left), user.freeSpins ?? 0),
    spins: groups.map((group) => toSpins(group, currencyOf(user))),
    welcome: steps.map((step) => ({ bonusId: step.id, order: step.order, status: stateOf(step) })),
  };
}

const toSpins = ({ gameId, left, stakeCents, expiresAt, source }: SpinGroup, currency: Spins['currency']): Spins => ({
  gameId,
  isFlight: source === 'flight' || undefined,
  count: left,
  stake: decimalOf(stakeCents),
  currency,
  expiresAt,
});

async function unavailableOf(
  store: DocumentStore,
  uid: string,
  offered: readonly DepositBonus[],
  now: number,
): Promise<ShownUnavailability[]> {
  const ids = offered.flatMap((bonus) => ('order' in bonus ? [] : [bonus.id]));
  const takenId = await readTakenToday(store, uid, ids, now);
  const found = offered.map(async (bonus): Promise<ShownUnavailability[]> => {
    const unavailability = await unavailabilityOf(store, uid, bonus, now);
    if (!unavailability) return [];
    const { why, opensAt } = unavailability;
    if (opensAt === undefined) return [{ bonusId: bonus.id, why }];
    const isOnlyOne = why === 'used' && bonus.mostPerDay === 1;
    return [{ bonusId: bonus.id, why, opensAt: instant(opensAt), takenId: isOnlyOne ? takenId : undefined }];
  });
  return (await Promise.all(found)).flat();
}

async function readSteps(store: DocumentStore): Promise<WelcomeBonus[]> {
  const steps = (await store.find('welcome-bonuses')).flatMap((stored) => offeredStep(stored) ?? []);
  return steps.toSorted((a, b) => a.order - b.order);
}

async function readClaimed(store: DocumentStore, uid: string): Promise<ReadonlySet<string>> {
  const chosen = await store.find('deposits', {
    where: [ownedBy(uid), ['bonus.isChosen', '==', true], ['status', '==', 'completed']],
    orderBy: ['createdAt', 'asc'],
    limit: READ_CLAIMS,
  });
  const ids = chosen.flatMap(({ bonus }) => {
    const { id, step, creditedCents = 0, creditedSpins = 0 } = bonus ?? {};
    return id !== undefined && step !== undefined && (creditedCents > 0 || creditedSpins > 0) ? [id] : [];
  });
  return new Set(ids);
}
