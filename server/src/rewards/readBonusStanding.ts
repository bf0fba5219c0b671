import type { BonusStanding, ShownHindrance, Spins, WelcomeState } from '../../../contract/bonuses.ts';
import {
  type DepositBonus,
  DepositBonusSchema,
  type WelcomeBonus,
  WelcomeBonusSchema,
} from '../../../contract/depositBonuses.ts';
import { currencyOf, decimalOf, instant, type LedgerContext } from '../ledger/index.ts';
import { readWithin } from '../store/reading.ts';
import { hindranceOf } from './availability/index.ts';
import { grantCountedSpins, groupsOf, openGrants, type SpinGroup } from './spins/index.ts';
import { countCompleted, isStep } from './welcomeTurn.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
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
  const offered = [...(await readOffers(store)), ...steps.filter((step) => stateOf(step) === 'next')];
  return {
    hindered: await hinderedOf(store, uid, offered, ctx.now()),
    freeSpins: groups.reduce((sum, { left }) => sum + left, user.freeSpins ?? 0),
    spins: groups.map((group) => toSpins(group, currencyOf(user))),
    welcome: steps.map((step) => ({ bonusId: step.id, order: step.order, status: stateOf(step) })),
  };
}

const toSpins = ({ gameId, left, stakeCents, expiresAt }: SpinGroup, currency: Spins['currency']): Spins => ({
  gameId,
  count: left,
  stake: decimalOf(stakeCents),
  currency,
  expiresAt,
});

async function readOffers(store: DocumentStore): Promise<DepositBonus[]> {
  const stored = await store.find('deposit-bonuses');
  const read = stored.flatMap((item) => readWithin('deposit-bonuses', DepositBonusSchema, item) ?? []);
  return read.filter(({ isActive }) => isActive);
}

async function hinderedOf(
  store: DocumentStore,
  uid: string,
  offered: readonly DepositBonus[],
  now: number,
): Promise<ShownHindrance[]> {
  const found = offered.map(async (bonus): Promise<ShownHindrance[]> => {
    const hindrance = await hindranceOf(store, uid, bonus, now);
    if (!hindrance) return [];
    const { why, opensAt } = hindrance;
    return [{ bonusId: bonus.id, why, opensAt: opensAt === undefined ? undefined : instant(opensAt) }];
  });
  return (await Promise.all(found)).flat();
}

async function readSteps(store: DocumentStore): Promise<WelcomeBonus[]> {
  const stored = await store.find('welcome-bonuses');
  return stored
    .flatMap((item) => {
      const read = readWithin('welcome-bonuses', WelcomeBonusSchema, item);
      return read && isStep(read) ? [read] : [];
    })
    .toSorted((a, b) => a.order - b.order);
}

/** Steps that gave a bonus. */
async function readClaimed(store: DocumentStore, uid: string): Promise<ReadonlySet<string>> {
  const chosen = await store.find('deposits', {
    where: [
      ['userId', '==', uid],
      ['bonus.isChosen', '==', true],
      ['status', '==', 'completed'],
    ],
    orderBy: ['createdAt', 'asc'],
    limit: READ_CLAIMS,
  });
  const given = chosen.map(({ bonus }) => bonus).filter((bonus) => bonus?.step !== undefined);
  return new Set(given.flatMap((bonus) => (bonus && hasGiven(bonus) ? [bonus.id] : [])));
}

const hasGiven = ({ creditedCents = 0, creditedSpins = 0 }: { creditedCents?: number; creditedSpins?: number }) =>
  creditedCents > 0 || creditedSpins > 0;
