/** Free spins and free flights: found for a bet, won as bonus money, and free flights that the house drops. */
import { isJackpotHit } from '../../../../originals/fair/index.ts';
import { currencyOf, instant, minorOf, type Played, purseOf, withOpenBonuses } from '../../ledger/index.ts';
import { grantOf, groupsOf, openGrants, type PresentTerms, spun } from '../../rewards/spins.ts';
import { readSaferPlay } from '../../saferPlay/readSaferPlay.ts';
import { blockAt } from '../../saferPlay/rules/breaks.ts';
import { wageringTermsOf } from '../../rewards/wageringTermsOf.ts';
import type { Reader, Transaction } from '../../store/DocumentStore.ts';
import type { LaunchRecord, RoundRecord } from '../../store/records/round.ts';
import type { SpinGrant } from '../../store/records/prizes.ts';
import type { UserRecord } from '../../store/records/user.ts';
import { notificationOf } from '../../users/notifications.ts';
import { betKeyOf, giftBlock } from '../fair.ts';
import { playRefusal } from '../refusals.ts';

export type FreeSpin = { grant: SpinGrant; ofRound: NonNullable<RoundRecord['freeSpin']> };

/** `stake` is a decimal of the account's currency. */
type Asked = { launch: LaunchRecord; stake: number; now: number };

/** The grant on this slot or for these flights, at this stake, that ends first. @throws ApiError 409 `no_free_spins`, 400 `free_spin_stake` */
export async function findFreeSpin(
  tx: Pick<Reader, 'find'>,
  user: UserRecord,
  { launch, stake, now }: Asked,
): Promise<FreeSpin> {
  const { gameId, kind, isShared = false } = launch;
  const mayBeFree = kind === 'slots' || isShared;
  const grants = mayBeFree ? await openGrants(tx, { uid: user.id, gameId, at: instant(now) }) : [];
  if (grants.length === 0) throw playRefusal('no_free_spins');
  const currency = currencyOf(user);
  const stakeCents = minorOf(stake);
  const grant = grants.find((each) => each.stakeCents[currency] === stakeCents);
  const left = groupsOf(grants, currency).find((group) => group.stakeCents === stakeCents)?.left;
  if (!grant || left === undefined) throw playRefusal('free_spin_stake');
  return { grant, ofRound: { grantId: grant.id, stakeCents, left: left - 1 } };
}

type Moment = { at: string; kesPerUsd: number };

/** All that the spins of a grant win is one bonus with the terms of the grant. */
export function withSpinBonus(played: Played, grant: SpinGrant, granting: Moment): Played {
  const { id, winCents, kind } = played.round;
  const terms = wageringTermsOf(grant.terms ?? {});
  const source = kind === 'slots' ? 'freeSpins' : 'freeFlight';
  const won = { id, group: `spins:${grant.id}`, source, cents: winCents, terms } as const;
  const purse = purseOf(played.user, won);
  const lines = played.lines.map((line) =>
    line.account === 'bonus' && line.recordId === `${id}:win` ? { ...line, purse } : line,
  );
  return { ...played, lines, user: withOpenBonuses(played.user, [won], granting) };
}

/** The end of a round changes this of free bets. Nothing is written yet. */
export interface FreeEnd {
  played: Played;
  /** Grants as they are from now on. */
  grants: readonly SpinGrant[];
  /** The player is on a break, and is told nothing of it now. */
  isQuiet?: boolean;
}

/** A free flight that was taken back may be flown again, and one that won gives a bonus. */
export async function endFreeBet(tx: Pick<Reader, 'get'>, played: Played, moment: Moment): Promise<FreeEnd> {
  const { freeSpin, status, winCents } = played.round;
  const grant = freeSpin && status !== 'open' ? await tx.get('spin-grants', freeSpin.grantId) : undefined;
  if (!grant) return { played, grants: [] };
  if (status === 'void') return { played, grants: [spun(grant, 0, -1)] };
  return { played: withSpinBonus(played, grant, moment), grants: [spun(grant, winCents, 0)] };
}

const turnoverCentsOf = ({ turnoverKes, turnoverUsd }: PresentTerms, currency: RoundRecord['currency']): number =>
  minorOf(currency === 'KES' ? turnoverKes : turnoverUsd);

/**
 * The real money of a bet that has ended on a flight for everybody may bring a free flight, as a jackpot falls: in proportion to
 * it, by a secret of the flight. Bonus money, free flights and bets that were taken back bring none.
 */
export async function withGift(
  tx: Pick<Reader, 'get'>,
  played: Played,
  gifts: readonly PresentTerms[],
): Promise<FreeEnd> {
  const { round } = played;
  const { id, userId: uid, gameId, currency, status, settledAt: at } = round;
  const terms = gifts.find((each) => each.gameId === gameId && turnoverCentsOf(each, currency) > 0);
  const stakeCents = round.stakeCents - round.bonusStakeCents;
  const mayBring = status === 'settled' && round.flight !== undefined && stakeCents > 0;
  const flight = mayBring && terms ? await tx.get('flights', round.flight ?? '') : undefined;
  if (!terms || !flight || at === undefined) return { played, grants: [] };
  const turnoverCents = turnoverCentsOf(terms, currency);
  const isHit = isJackpotHit(giftBlock(flight, betKeyOf(id)), stakeCents, turnoverCents);
  const grant = grantOf({ uid, count: 1, source: 'flight', sourceId: id, at }, terms);
  const worthCents = isHit ? grant.stakeCents[currency] : 0;
  const told = { ...round, gift: { stakeCents, turnoverCents, worthCents } };
  // The bet may have been in the air when its player chose a break, on which nothing is offered.
  const isQuiet = isHit && blockAt(await readSaferPlay(tx, uid), Date.parse(at)) !== undefined;
  return { played: { ...played, round: told }, grants: isHit ? [grant] : [], isQuiet };
}

/** Writes what a round that has ended changes of free bets, with a notice of a free flight that it brought, unless `isQuiet`. */
export function writeGrants(
  tx: Pick<Transaction, 'set'>,
  grants: readonly SpinGrant[],
  round: RoundRecord,
  isQuiet = false,
): void {
  const { id, userId: uid, gameId, currency, gift, settledAt: now } = round;
  for (const grant of grants) tx.set('spin-grants', grant);
  if (!gift || gift.worthCents === 0 || now === undefined || isQuiet) return;
  const money = { amountCents: gift.worthCents, currency };
  tx.set('notifications', notificationOf({ id: `gift:${id}`, uid, kind: 'freeFlight', now, ...money, gameId }));
}
