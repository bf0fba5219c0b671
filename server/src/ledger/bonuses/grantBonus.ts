/** The one door of bonus money: whoever gives some opens a bonus with terms here. */
import { type BonusSource, timesOf, type WageringTerms } from '../../../../contract/bonusTerms.ts';
import { convertMinor } from '../../../../contract/money.ts';
import type { Transaction } from '../../store/DocumentStore.ts';
import type { OpenBonus } from '../../store/records/bonus.ts';
import type { Currency } from '../../store/records/money.ts';
import type { HouseAccount, JournalEntry } from '../../store/records/journal.ts';
import type { UserRecord } from '../../store/records/user.ts';
import { currencyOf, withMoved, writeJournal } from '../account.ts';
import { openBonusesOf, withLine } from './openBonuses.ts';

export interface BonusGrant {
  /** The id of the record that gives the bonus; no other bonus has it. */
  id: string;
  /** Adds to the open bonus of the same group, if there is one. */
  group?: string | undefined;
  source: BonusSource;
  /** The id of the bonus in the operator's content. */
  bonusId?: string | undefined;
  title?: string | undefined;
  /** Minor units of the account's currency; above zero, unless it is a bonus of free spins alone. */
  cents: number;
  /** The part of its deposit that is wagered too, in the same units. The bonus is tied to that deposit. */
  depositCents?: number | undefined;
  /** These come when the bonus is wagered. */
  spinsAtEnd?: number | undefined;
  terms: WageringTerms;
  /** ISO 8601. Without it the bonus counts as claimed now. */
  claimedAt?: string | undefined;
}

/** `kesPerUsd`: terms in KES are converted once, at this rate. */
type Granting = { at: string; kesPerUsd: number };

/** `recordId`: names the journal line, and no other one. Without it the id of the grant does. */
type Line = { kind?: JournalEntry['kind']; recordId?: string };

/** Credits and opens a bonus. The caller writes the returned player in the same transaction, and makes sure that it happens once. */
export function grantBonus(
  tx: Transaction,
  user: UserRecord,
  grant: BonusGrant,
  { kind = 'bonus', recordId = grant.id, ...granting }: Granting & Line,
): UserRecord {
  const { at } = granting;
  const line = { userId: user.id, currency: currencyOf(user), recordId, kind, at };
  const purse = { account: 'bonus', purse: purseOf(user, grant) } as const;
  writeJournal(tx, { ...line, ...purse, against: giverOf(grant), deltaCents: grant.cents });
  return withOpenBonuses(withMoved(user, user.id, { bonusCents: grant.cents }, at), [grant], granting);
}

const PRIZES: readonly BonusSource[] = ['wheel', 'market', 'challenge', 'race', 'cashback'];

/** The account of the house that gives the money. */
const giverOf = ({ source }: BonusGrant): HouseAccount => (PRIZES.includes(source) ? 'prizes' : 'bonuses');

const joinedBy = (user: UserRecord, { group }: Pick<BonusGrant, 'group'>): OpenBonus | undefined =>
  group === undefined ? undefined : openBonusesOf(user).find((bonus) => bonus.group === group);

/** The id of the bonus whose purse the money of a grant is in. */
export const purseOf = (user: UserRecord, grant: Pick<BonusGrant, 'id' | 'group'>): string =>
  joinedBy(user, grant)?.id ?? grant.id;

/** Only opens the bonuses: their money is in the bonus account already. */
export function withOpenBonuses(user: UserRecord, grants: readonly BonusGrant[], granting: Granting): UserRecord {
  const given = grants.filter(({ cents, spinsAtEnd = 0 }) => cents > 0 || spinsAtEnd > 0);
  return given.reduce((player, grant) => opened(player, grant, granting), user);
}

function opened(user: UserRecord, grant: BonusGrant, { at, kesPerUsd }: Granting): UserRecord {
  const open = openBonusesOf(user);
  const joined = joinedBy(user, grant);
  const more = (bonus: OpenBonus): OpenBonus => ({
    ...bonus,
    amountCents: bonus.amountCents + grant.cents,
    leftCents: bonus.leftCents + grant.cents,
  });
  const line = joined
    ? open.map((bonus) => (bonus === joined ? more(bonus) : bonus))
    : [...open, openedBy(grant, { at, kesPerUsd, currency: currencyOf(user) })];
  return withLine(user, line, at);
}

function openedBy(grant: BonusGrant, { at, kesPerUsd, currency }: Granting & { currency: Currency }): OpenBonus {
  const { id, source, bonusId, title, depositCents, spinsAtEnd, cents, terms, claimedAt = at } = grant;
  const { contribution, maxStake, expiryDays, conversionTimes } = terms;
  const toCents = (kes: number): number => convertMinor(Math.floor(kes * 100), 'KES', currency, kesPerUsd);
  return {
    id,
    source,
    claimedAt,
    expiryDays,
    wagering: timesOf(terms),
    amountCents: cents,
    leftCents: cents,
    wageredCents: 0,
    openRounds: 0,
    contribution,
    ...(grant.group !== undefined && { group: grant.group }),
    ...(bonusId !== undefined && { bonusId }),
    ...(title !== undefined && { title }),
    ...(depositCents !== undefined && { depositCents }),
    ...(spinsAtEnd && { spinsAtEnd }),
    ...(maxStake !== undefined && { maxStakeCents: toCents(maxStake) }),
    ...(conversionTimes !== undefined && { conversionTimes }),
  };
}
