import { createHash } from 'node:crypto';
import { isJackpotHit } from '../../../../originals/fair/index.ts';
import { feedsJackpots, modelOf, namedModelOf } from '../../../../originals/slots/rules/index.ts';
import { DUE_ODDS, hasJackpots, type Jackpot } from '../../../../contract/jackpots.ts';
import type { Language } from '../../../../contract/userChoices.ts';
import { minorOf, movePots, type Played, writeJournal } from '../../ledger/index.ts';
import type { Reader, Transaction } from '../../store/DocumentStore.ts';
import type { PotPart, PotRecord } from '../../store/records/jackpot.ts';
import type { Currency } from '../../store/records/money.ts';
import type { PlayRecord, RoundRecord } from '../../store/records/round.ts';
import { notificationOf } from '../../users/notifications.ts';
import { jackpotBlock } from '../fair.ts';

export type NamedJackpot = Jackpot & { names: Record<Language, string> };

export const potIdOf = (jackpotId: string, currency: Currency): string => `jackpot:${jackpotId}:${currency}`;

/** The stakes of all players go into so many parts of a pot. */
const PARTS = 64;

/** True for a marked slot whose model pays back less than others. */
export const isFeeding = (gameUrl: string | undefined): boolean =>
  hasJackpots(gameUrl) && feedsJackpots(modelOf({ model: namedModelOf(gameUrl) }));

const KEPT_FALLS = 5;

/** A player's stakes always go into the same part. */
const partIdOf = (potId: string, uid: string): string =>
  `${potId}:${createHash('sha256').update(uid).digest().readUInt32BE() % PARTS}`;

/** A jackpot with what a bet of a player reads of it. */
export interface Fed {
  jackpot: NamedJackpot;
  pot: PotRecord;
  part: PotPart;
}

/** Reads what the bet of a player feeds. A pot that has not begun is left out. */
export async function readFed(
  tx: Pick<Reader, 'get'>,
  jackpots: readonly NamedJackpot[],
  { uid, currency }: { uid: string; currency: Currency },
): Promise<Fed[]> {
  const found: Fed[] = [];
  for (const jackpot of jackpots.filter((each) => each[currency].turnover > 0)) {
    const id = potIdOf(jackpot.id, currency);
    const [pot, part] = [await tx.get('jackpot-pots', id), await tx.get('jackpot-parts', partIdOf(id, uid))];
    if (pot) found.push({ jackpot, pot, part: part ?? { id: partIdOf(id, uid), pot: id, cents: 0, rest: 0 } });
  }
  return found;
}

/** Hundredths of a per cent of a stake in cents are ten-thousandths of a cent. */
const TEN_THOUSAND = 10_000;

const withStake = (part: PotPart, { sharePercent }: NamedJackpot, realCents: number): PotPart => {
  const fed = part.rest + realCents * Math.round(sharePercent * 100);
  return { ...part, cents: part.cents + Math.floor(fed / TEN_THOUSAND), rest: fed % TEN_THOUSAND };
};

type Kept = NonNullable<RoundRecord['jackpots']>[number];

/** A bet writes these besides its round. */
interface Changed {
  parts: PotPart[];
  pots: { pot: PotRecord; seedCents: number; names: NamedJackpot['names'] }[];
}

/** Sums what a pot has, in minor units. */
export const readPotCents = async (reader: Pick<Reader, 'sum'>, { id, seededCents, paidCents }: PotRecord) =>
  seededCents - paidCents + (await reader.sum('jackpot-parts', 'cents', { where: [['pot', '==', id]] }));

/** A fall begins the next pot at once. What the old one had above its most stays for it. */
function fallen({ jackpot, pot }: Fed, cents: number, { id, userId, gameId, createdAt: at }: RoundRecord) {
  const seedCents = minorOf(jackpot[pot.currency].seed);
  const next: PotRecord = {
    ...{ ...pot, isDue: false, fallCount: pot.fallCount + 1 },
    seededCents: pot.seededCents + seedCents,
    paidCents: pot.paidCents + cents,
    falls: [{ roundId: id, userId, gameId, cents, at }, ...pot.falls].slice(0, KEPT_FALLS),
  };
  return { pot: next, seedCents, names: jackpot.names };
}

/** Feeds one jackpot by a round, and pays it where it falls. */
async function feed(tx: Pick<Reader, 'sum'>, fed: Fed, { round, play }: { round: RoundRecord; play: PlayRecord }) {
  const { jackpot, pot } = fed;
  const { turnover, most } = jackpot[pot.currency];
  const stakeCents = round.stakeCents - round.bonusStakeCents;
  const part = withStake(fed.part, jackpot, stakeCents);
  const turnoverCents = Math.ceil(minorOf(turnover) / (pot.isDue ? DUE_ODDS : 1));
  const isHit = isJackpotHit(jackpotBlock(play.serverSeed, round, jackpot.id), stakeCents, turnoverCents);
  const fedCents = part.cents - fed.part.cents;
  const prizeCents = isHit ? Math.min(minorOf(most), fedCents + (await readPotCents(tx, pot))) : 0;
  const kept: Kept = { id: jackpot.id, stakeCents, turnoverCents, fedCents, prizeCents };
  return { kept, part, fall: isHit ? fallen(fed, prizeCents, round) : undefined };
}

/**
 * The real money of a stake feeds each jackpot and may win it: bonus money and free spins do neither. Only a round that wins
 * reads what all others have fed. Nothing is written yet.
 */
export async function withJackpots(
  tx: Pick<Reader, 'sum'>,
  played: Played,
  { all, play }: { all: readonly Fed[]; play: PlayRecord },
): Promise<{ played: Played; changed: Changed }> {
  const { round } = played;
  const changed: Changed = { parts: [], pots: [] };
  if (all.length === 0 || round.stakeCents === round.bonusStakeCents) return { played, changed };
  const jackpots: Kept[] = [];
  let [addedCents, wonCents] = [0, 0];
  for (const each of all) {
    const { kept, part, fall } = await feed(tx, each, { round, play });
    jackpots.push(kept);
    changed.parts.push(part);
    if (fall) changed.pots.push(fall);
    addedCents += kept.fedCents;
    wonCents += kept.prizeCents;
  }
  return { played: movePots({ ...played, round: { ...round, jackpots } }, { addedCents, wonCents }), changed };
}

/** Writes what `withJackpots` has changed, with a notice of each fall to its winner. */
export function writePots(
  tx: Transaction,
  { parts, pots }: Changed,
  { userId: uid, createdAt: now }: RoundRecord,
): void {
  for (const part of parts) tx.set('jackpot-parts', part);
  for (const { pot, seedCents, names: jackpot } of pots) {
    const [fall] = pot.falls;
    tx.set('jackpot-pots', pot);
    writeSeed(tx, pot, seedCents, now);
    const money = { amountCents: fall?.cents ?? 0, currency: pot.currency };
    const id = `${pot.id}:${pot.fallCount}`;
    const facts = { ...money, jackpot, gameId: fall?.gameId };
    tx.set('notifications', notificationOf({ id, uid, kind: 'jackpot', now, ...facts }));
  }
}

/** The journal line of what the house puts into a pot that begins. */
export const writeSeed = (tx: Transaction, { id, currency, fallCount }: PotRecord, cents: number, at: string): void =>
  writeJournal(tx, {
    ...({ account: 'seed', against: 'jackpots', kind: 'seed' } as const),
    ...{ userId: id, currency, deltaCents: -cents, recordId: `${id}:${fallCount}`, at },
  });
