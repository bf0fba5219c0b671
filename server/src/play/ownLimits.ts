/** The limits that players set for themselves: stake, losses and time at play. */
import {
  PLAY_LIMITS,
  type PlayLimit,
  type PlayLimitBody,
  type PlayLimitKind,
  type PlayLimits,
} from '../../../contract/playLimits.ts';
import { currencyOf, decimalOf, instant, minorOf, type Moment } from '../ledger/index.ts';
import { changeFacts, changeLimit, isTightened, limitAt, minorIn } from '../saferPlay/rules/limits.ts';
import type { Currency } from '../store/records/money.ts';
import type { PlayRecord } from '../store/records/round.ts';
import type { Money } from '../store/records/saferPlay.ts';
import { readUser } from '../users/profile.ts';
import { notificationOf } from '../users/notifications.ts';
import type { PlayContext } from './PlayContext.ts';
import { newPlay } from './seeds.ts';
import { usedOf } from './playedDays.ts';

/** Undefined ends the limit. Minutes are stored under one currency, so that they stay equal when the account's changes. */
function wishOf({ kind, value }: PlayLimitBody, currency: Currency): Money | undefined {
  if (value === null) return undefined;
  return kind === 'timeDay' ? { amountMinor: value, currency: 'KES' } : { amountMinor: minorOf(value), currency };
}

/** Money is shown in decimals, time in minutes. */
const shownOf = (kind: PlayLimitKind, value: number): number => (kind === 'timeDay' ? value : decimalOf(value));

type Asking = Pick<PlayContext, 'store' | 'now' | 'kesPerUsd'>;

const momentOf = ({ now, kesPerUsd }: Asking): Moment => ({ now: now(), kesPerUsd: kesPerUsd() });

export async function readPlayLimits(ctx: Asking, uid: string): Promise<PlayLimits> {
  const currency = currencyOf(await ctx.store.get('users', uid));
  return toPlayLimits(await ctx.store.get('play', uid), currency, momentOf(ctx));
}

/** True when the wished limit counts at once; a rise, or the end of a limit, waits for a day. */
export async function tightensPlayLimit(ctx: Asking, uid: string, body: PlayLimitBody): Promise<boolean> {
  const currency = currencyOf(await ctx.store.get('users', uid));
  const { limits } = (await ctx.store.get('play', uid)) ?? {};
  return isTightened(limits?.[body.kind], wishOf(body, currency), momentOf(ctx));
}

/** Tells the player by a notification. The rules of changes are those of deposit limits. @throws ApiError 404 `no_profile` */
export function setPlayLimit(ctx: PlayContext, uid: string, body: PlayLimitBody): Promise<PlayLimits> {
  const { kind } = body;
  const moment = momentOf(ctx);
  const fresh = newPlay(uid, ctx);
  const notice = { id: `limit:${ctx.newId()}`, uid, kind: 'limit', now: instant(moment.now) } as const;
  return ctx.store.transaction(uid, async (tx) => {
    const currency = currencyOf(await readUser(tx, uid));
    const play = (await tx.get('play', uid)) ?? fresh;
    const before = play.limits?.[kind];
    const after = changeLimit(before, wishOf(body, currency), moment);
    if (after === before) return toPlayLimits(play, currency, moment);
    const { [kind]: _before, ...others } = play.limits ?? {};
    const changed: PlayRecord = { ...play, limits: { ...others, ...(after && { [kind]: after }) } };
    tx.set('play', changed);
    tx.set('notifications', notificationOf({ ...notice, ...factsOf(kind, changeFacts(before, after, moment)) }));
    return toPlayLimits(changed, currency, moment);
  });
}

/** Minutes are told as hundredths, as money is in cents. */
function factsOf(kind: PlayLimitKind, facts: ReturnType<typeof changeFacts>) {
  if (!facts || kind !== 'timeDay') return facts && { ...facts, case: kind };
  const { currency: _currency, fromCents: from, amountCents: to, ...when } = facts;
  return {
    ...when,
    case: kind,
    ...(from !== undefined && { fromCents: minorOf(from) }),
    ...(to !== undefined && { amountCents: minorOf(to) }),
  };
}

const toPlayLimits = (play: PlayRecord | undefined, currency: Currency, moment: Moment): PlayLimits => ({
  currency,
  limits: PLAY_LIMITS.map((kind) => toPlayLimit(play, kind, currency, moment)),
});

function toPlayLimit(play: PlayRecord | undefined, kind: PlayLimitKind, currency: Currency, moment: Moment): PlayLimit {
  const allowed = allowedBy(play?.limits, kind, currency, moment);
  const next = limitAt(play?.limits?.[kind], moment.now)?.next;
  const then =
    next && allowedBy({ [kind]: next.limit && { ...next.limit, setAt: next.startsAt } }, kind, currency, moment);
  return {
    kind,
    value: allowed === undefined ? undefined : shownOf(kind, allowed),
    used: shownOf(kind, usedOf(play?.days, kind, moment.now)),
    next: next && { value: then === undefined ? undefined : shownOf(kind, then), startsAt: next.startsAt },
  };
}

/** Cents of the account's currency, converted if the limit was set in another one, or minutes; undefined without a limit. */
export function allowedBy(
  limits: PlayRecord['limits'],
  kind: PlayLimitKind,
  currency: Currency,
  { now, kesPerUsd }: Moment,
): number | undefined {
  const limit = limitAt(limits?.[kind], now);
  if (!limit) return undefined;
  return kind === 'timeDay' ? limit.amountMinor : minorIn(currency, limit, kesPerUsd);
}
