import { currencyOf, instant, minorOf, type Played, purseOf, withOpenBonuses } from '../../ledger/index.ts';
import { groupsOf, openGrants } from '../../rewards/spins.ts';
import { wageringTermsOf } from '../../rewards/wageringTermsOf.ts';
import type { Reader } from '../../store/DocumentStore.ts';
import type { LaunchRecord, RoundRecord } from '../../store/records/round.ts';
import type { SpinGrant } from '../../store/records/prizes.ts';
import type { UserRecord } from '../../store/records/user.ts';
import { playRefusal } from '../refusals.ts';

export type FreeSpin = { grant: SpinGrant; ofRound: NonNullable<RoundRecord['freeSpin']> };

/** `stake` is a decimal of the account's currency. */
type Asked = { launch: LaunchRecord; stake: number; now: number };

/** The grant on this slot, at this stake, that ends first. @throws ApiError 409 `no_free_spins`, 400 `free_spin_stake` */
export async function findFreeSpin(
  tx: Pick<Reader, 'find'>,
  user: UserRecord,
  { launch, stake, now }: Asked,
): Promise<FreeSpin> {
  const { gameId, kind } = launch;
  const grants = kind === 'slots' ? await openGrants(tx, { uid: user.id, gameId, at: instant(now) }) : [];
  if (grants.length === 0) throw playRefusal('no_free_spins');
  const currency = currencyOf(user);
  const stakeCents = minorOf(stake);
  const grant = grants.find((each) => each.stakeCents[currency] === stakeCents);
  const left = groupsOf(grants, currency).find((group) => group.stakeCents === stakeCents)?.left;
  if (!grant || left === undefined) throw playRefusal('free_spin_stake');
  return { grant, ofRound: { grantId: grant.id, stakeCents, left: left - 1 } };
}

/** All that the spins of a grant win is one bonus with the terms of the grant. */
export function withSpinBonus(
  played: Played,
  { grant }: FreeSpin,
  granting: { at: string; kesPerUsd: number },
): Played {
  const { id, winCents } = played.round;
  const terms = wageringTermsOf(grant.terms ?? {});
  const won = { id, group: `spins:${grant.id}`, source: 'freeSpins', cents: winCents, terms } as const;
  const purse = purseOf(played.user, won);
  const lines = played.lines.map((line) =>
    line.account === 'bonus' && line.recordId === `${id}:win` ? { ...line, purse } : line,
  );
  return { ...played, lines, user: withOpenBonuses(played.user, [won], granting) };
}
