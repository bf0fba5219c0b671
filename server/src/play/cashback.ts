/** Weekly cash-back: on Monday a part of what a person has lost in rounds of the week before comes as bonus money. */
import { convertMinor } from '../../../contract/money.ts';
import { CASHBACK_OF_STAKES, VipLevelSchema } from '../../../contract/rewards.ts';
import { currencyOf, grantBonus, instant, type LedgerContext } from '../ledger/index.ts';
import { personOf } from '../persons/person.ts';
import { isFor } from '../rewards/bonusAvailability.ts';
import { mayEarn } from '../rewards/readInvitation.ts';
import { wageringTermsOf } from '../rewards/wageringTermsOf.ts';
import type { Reader } from '../store/DocumentStore.ts';
import { readWithin } from '../store/reading.ts';
import type { PlayRecord } from '../store/records/round.ts';
import type { UserRecord } from '../store/records/user.ts';
import { dayOf } from '../time/nairobi.ts';
import { notificationOf } from '../users/notifications.ts';
import { reachedLevels } from './vipLevels.ts';

type CashbackContext = Pick<LedgerContext, 'store' | 'now' | 'kesPerUsd'>;
type Player = { play: PlayRecord; user: UserRecord };

const WEEK_MS = 604_800_000;
const AT_A_LOOK = 64;
/** Less than this is not worth a notice. */
const LEAST_KES_CENTS = 500;

export const findDueCashbacks = ({ store, now }: CashbackContext): Promise<string[]> =>
  store.ids('play', { where: [['cashbackAt', '<=', instant(now())]], limit: AT_A_LOOK });

/** All accounts of a person count together, each for a week once: what one has won goes off what another has lost. */
export async function payCashback(ctx: CashbackContext, uid: string): Promise<void> {
  const [now, kesPerUsd] = [ctx.now(), ctx.kesPerUsd()];
  const stored = await ctx.store.find('vip-levels');
  const levels = stored
    .flatMap((item) => readWithin('vip-levels', VipLevelSchema, item) ?? [])
    .filter(({ isActive }) => isActive);
  await ctx.store.transaction(uid, async (tx) => {
    const endsAt = (await tx.get('play', uid))?.cashbackAt;
    if (endsAt === undefined || endsAt > instant(now)) return;
    const players = await duePlayers(tx, uid, endsAt);
    const user = players.find(({ play }) => play.id === uid)?.user;
    const isGiven = user && (await mayEarn(tx, uid, now)) && (await isFor(tx, uid, 'all'));
    // What an account may not get stays with the others of the person, who come in their own turn.
    const counted = isGiven ? players : players.filter(({ play }) => play.id === uid);
    for (const { play } of counted) tx.set('play', withNextWeek(play, endsAt));
    if (!isGiven) return;
    const sums = players.map((player) => weekOf(player, endsAt, kesPerUsd));
    const sum = (of: (week: Week) => number): number => sums.reduce((total, week) => total + of(week), 0);
    const lostCents = sum(({ lost }) => lost);
    const offered = players
      .flatMap((player) => reachedLevels(levels, player.user, kesPerUsd))
      .map(({ cashbackPercent, cashbackKes }) => Math.min(lostCents * (cashbackPercent / 100), cashbackKes * 100));
    const most = sum(({ staked }) => staked) * CASHBACK_OF_STAKES;
    const kesCents = Math.floor(Math.min(Math.max(0, ...offered), most));
    if (kesCents < LEAST_KES_CENTS) return;
    const [at, id] = [instant(now), `cashback-${uid}-${dayOf(Date.parse(endsAt))}`];
    const cents = convertMinor(kesCents, 'KES', currencyOf(user), kesPerUsd);
    const grant = { id, source: 'cashback', cents, terms: wageringTermsOf({}) } as const;
    tx.set('users', grantBonus(tx, user, grant, { at, kesPerUsd }));
    const money = { amountCents: cents, currency: currencyOf(user) };
    tx.set('notifications', notificationOf({ id, uid, kind: 'bonus', now: at, ...money }));
  });
}

/** The accounts of the person whose week ends then and was not counted yet. An account beyond the most of a person is alone. */
async function duePlayers(reader: Reader, uid: string, endsAt: string): Promise<Player[]> {
  const { accounts } = await personOf(reader, uid);
  const found = (accounts.includes(uid) ? accounts : [uid]).map(async (id) => {
    const [play, user] = [await reader.get('play', id), await reader.get('users', id)];
    return play && user && play.cashbackAt === endsAt ? [{ play, user }] : [];
  });
  return (await Promise.all(found)).flat();
}

const withNextWeek = (play: PlayRecord, endsAt: string): PlayRecord => {
  const next = Object.keys(play.days ?? {}).some((day) => day >= dayOf(Date.parse(endsAt)));
  return { ...play, cashbackAt: next ? instant(Date.parse(endsAt) + WEEK_MS) : undefined };
};

/** KES cents of the rounds that ended in the week; below zero is won. */
type Week = { lost: number; staked: number };

function weekOf({ play, user }: Player, endsAt: string, kesPerUsd: number): Week {
  const end = Date.parse(endsAt);
  const days = Object.entries(play.days ?? {}).filter(([day]) => day >= dayOf(end - WEEK_MS) && day < dayOf(end));
  const toKes = (cents: number): number =>
    Math.sign(cents) * convertMinor(Math.abs(cents), currencyOf(user), 'KES', kesPerUsd);
  const sum = (of: (day: (typeof days)[number][1]) => number): number =>
    days.reduce((all, [, day]) => all + of(day), 0);
  return { lost: toKes(-sum(({ netCents = 0 }) => netCents)), staked: toKes(sum(({ endedCents = 0 }) => endedCents)) };
}
