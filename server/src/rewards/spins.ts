/** Grants of free spins: made, found and used. */
import * as v from 'valibot';
import { instant, type LedgerContext, minorOf } from '../ledger/index.ts';
import type { Reader } from '../store/DocumentStore.ts';
import { ownedBy } from '../store/query.ts';
import type { Currency } from '../store/records/money.ts';
import type { SpinGrant } from '../store/records/prizes.ts';
import { wageringTermsOf } from './wageringTermsOf.ts';
import { areOfFlights, type SpinTerms, SpinTermsSchema } from '../../../contract/bonusTerms.ts';

const DAY_MS = 86_400_000;
/** More open grants than a player can have in good order. */
const READ_GRANTS = 100;

interface Giving extends Pick<SpinGrant, 'source' | 'sourceId'> {
  uid: string;
  count: number;
  /** Without a slot, the spins are on that of the terms. */
  gameId?: string | undefined;
  at: string;
}

/** The grant of a source is given once: it has its id. */
export function grantOf({ uid, count, gameId, source, sourceId, at }: Giving, terms: GrantTerms): SpinGrant {
  return {
    id: `${source}:${sourceId}`,
    userId: uid,
    gameId: gameId ?? terms.gameId,
    stakeCents: { KES: minorOf(terms.stakeKes), USD: minorOf(terms.stakeUsd) },
    count,
    left: count,
    wonCents: 0,
    terms: wageringTermsOf(terms),
    source,
    sourceId,
    isOpen: count > 0,
    createdAt: at,
    expiresAt: instant(Date.parse(at) + terms.validDays * DAY_MS),
  };
}

/** Grants with spins left at a time (ISO 8601), on one slot or on all, those that end first in front. */
export const openGrants = (
  reader: Pick<Reader, 'find'>,
  { uid, gameId, at }: { uid: string; gameId?: string; at: string },
): Promise<SpinGrant[]> =>
  reader.find('spin-grants', {
    where: [
      ownedBy(uid),
      ...(gameId === undefined ? [] : [['gameId', '==', gameId] as const]),
      ['isOpen', '==', true],
      ['expiresAt', '>', at],
    ],
    orderBy: ['expiresAt', 'asc'],
    limit: READ_GRANTS,
  });

/** Spins of several grants that look alike to the player. */
export interface SpinGroup extends Pick<SpinGrant, 'gameId' | 'expiresAt' | 'source'> {
  left: number;
  stakeCents: number;
  wonCents: number;
}

/** Groups the grants by slot and stake, in their order. */
export function groupsOf(grants: readonly SpinGrant[], currency: Currency): SpinGroup[] {
  const groups = new Map<string, SpinGroup>();
  for (const { gameId, left, stakeCents, wonCents, expiresAt, source } of grants) {
    const key = JSON.stringify([gameId, stakeCents[currency]]);
    const known = groups.get(key);
    if (!known) groups.set(key, { gameId, left, wonCents, stakeCents: stakeCents[currency], expiresAt, source });
    else Object.assign(known, { left: known.left + left, wonCents: known.wonCents + wonCents });
  }
  return [...groups.values()];
}

/** The grant after one of its spins has begun or, below zero, was taken back, and has won so much. */
export const spun = (grant: SpinGrant, winCents: number, count = 1): SpinGrant => ({
  ...grant,
  left: grant.left - count,
  wonCents: grant.wonCents + winCents,
  isOpen: grant.left > count,
});

export type PresentTerms = SpinTerms & { gameId: string };
type GrantTerms = Omit<PresentTerms, 'turnoverKes' | 'turnoverUsd'>;

async function readActive(reader: Pick<Reader, 'find'>): Promise<PresentTerms[]> {
  const items = (await reader.find('spin-terms')).map((stored) => v.safeParse(SpinTermsSchema, stored));
  const terms = items.flatMap(({ success, output }) => (success && output.isActive ? [output] : []));
  return terms.filter((each): each is PresentTerms => each.gameId !== undefined);
}

/** The present terms: the first active item with a slot; undefined when the operator has none. */
export const readSpinTerms = async (reader: Pick<Reader, 'find'>): Promise<PresentTerms | undefined> =>
  (await readActive(reader)).find((each) => !areOfFlights(each));

/** The terms of the free flights that the house drops. */
export const readGiftTerms = async (reader: Pick<Reader, 'find'>): Promise<PresentTerms[]> =>
  (await readActive(reader)).filter(areOfFlights);

/**
 * Deposits count free spins on the profile. They become a grant on the slot of the terms, valid from then on, when the
 * player first looks at them or opens a slot for money. Without terms they stay counted.
 */
export async function grantCountedSpins(
  { store, now }: Pick<LedgerContext, 'store' | 'now'>,
  uid: string,
): Promise<void> {
  if (((await store.get('users', uid))?.freeSpins ?? 0) <= 0) return;
  const at = instant(now());
  await store.transaction(uid, async (tx) => {
    const user = await tx.get('users', uid);
    const terms = await readSpinTerms(tx);
    const count = Math.floor(user?.freeSpins ?? 0);
    if (!user || !terms || count <= 0) return;
    tx.set('users', { ...user, freeSpins: 0 });
    tx.create('spin-grants', grantOf({ uid, count, source: 'account', sourceId: `${uid}:${at}`, at }, terms));
  });
}
