import {
  PLAY_LIMITS,
  type PlayLimit,
  type PlayLimitBody,
  type PlayLimitKind,
  type PlayLimits,
} from '../../../../contract/playLimits.ts';
import { currencyOf, decimalOf, instant, minorOf } from '../../ledger/index.ts';
import type { Currency } from '../../store/records/money.ts';
import type { PlayRecord } from '../../store/records/round.ts';
import { notificationOf } from '../../users/notifications.ts';
import type { PlayContext } from '../PlayContext.ts';
import { newPlay } from '../seeds/playRecord.ts';
import { usedOf } from './days.ts';
import { changeLimit, limitAt } from './rules.ts';

/** Cents of money, minutes of time. */
const storedOf = (kind: PlayLimitKind, value: number): number => (kind === 'timeDay' ? value : minorOf(value));
const shownOf = (kind: PlayLimitKind, value: number): number => (kind === 'timeDay' ? value : decimalOf(value));

export async function readPlayLimits(
  { store, now }: Pick<PlayContext, 'store' | 'now'>,
  uid: string,
): Promise<PlayLimits> {
  const currency = currencyOf(await store.get('users', uid));
  return toPlayLimits(await store.get('play', uid), currency, now());
}

/** Tells the player by a notification. A lower limit counts at once. */
export function setPlayLimit(ctx: PlayContext, uid: string, { kind, value }: PlayLimitBody): Promise<PlayLimits> {
  const now = ctx.now();
  const fresh = newPlay(uid, ctx);
  const notification = notificationOf({ id: `limit:${ctx.newId()}`, uid, kind: 'limit', now: instant(now) });
  const wish = value === null ? undefined : storedOf(kind, value);
  return ctx.store.transaction(uid, async (tx) => {
    const currency = currencyOf(await tx.get('users', uid));
    const play = (await tx.get('play', uid)) ?? fresh;
    const before = play.limits?.[kind];
    const after = changeLimit(before, wish, now);
    const { [kind]: _before, ...others } = play.limits ?? {};
    const changed: PlayRecord = { ...play, limits: { ...others, ...(after && { [kind]: after }) } };
    tx.set('play', changed);
    if (after !== before) tx.set('notifications', notification);
    return toPlayLimits(changed, currency, now);
  });
}

const toPlayLimits = (play: PlayRecord | undefined, currency: Currency, now: number): PlayLimits => ({
  currency,
  limits: PLAY_LIMITS.map((kind) => toPlayLimit(play, kind, now)),
});

function toPlayLimit(play: PlayRecord | undefined, kind: PlayLimitKind, now: number): PlayLimit {
  const limit = limitAt(play?.limits?.[kind], now);
  const next = limit?.next;
  return {
    kind,
    value: limit && shownOf(kind, limit.value),
    used: shownOf(kind, usedOf(play?.days, kind, now)),
    next: next && { value: next.value === undefined ? undefined : shownOf(kind, next.value), startsAt: next.startsAt },
  };
}
