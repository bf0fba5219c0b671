/** The pots of the jackpots: how they begin, come near their most, and are shown. */
import * as v from 'valibot';
import { type Jackpot, JackpotSchema, type PotState } from '../../../../contract/jackpots.ts';
import { byLanguage, CURRENCY_CODES } from '../../../../contract/userChoices.ts';
import { decimalOf, instant, type LedgerContext, minorOf } from '../../ledger/index.ts';
import { shortName } from '../../rewards/readInvitation.ts';
import type { DocumentStore } from '../../store/DocumentStore.ts';
import { readWithin } from '../../store/reading.ts';
import type { PotRecord } from '../../store/records/jackpot.ts';
import type { Currency } from '../../store/records/money.ts';
import { betKeyOf } from '../fair.ts';
import { isShown } from '../readLatestBets.ts';
import { type NamedJackpot, potIdOf, readPotCents, writeSeed } from './feedJackpots.ts';

type Tending = Pick<LedgerContext, 'store' | 'now'>;

/** Each bet on a marked slot reads and writes two documents for each of them. */
const MOST_JACKPOTS = 4;

const NO_WORDS = { translations: {} };
const WordsSchema = v.fallback(
  v.object({ translations: v.record(v.string(), v.object({ name: v.optional(v.string()) })) }),
  NO_WORDS,
);

/** The operator's jackpots that stakes feed now, in their order. */
export async function readJackpots(store: Pick<DocumentStore, 'find'>): Promise<NamedJackpot[]> {
  const stored = (await store.find('jackpots')).flatMap((item) => {
    const jackpot = readWithin('jackpots', JackpotSchema, item);
    const { translations } = v.parse(WordsSchema, item);
    return jackpot
      ? [{ ...jackpot, names: byLanguage((language) => translations[language]?.name ?? jackpot.name) }]
      : [];
  });
  return activeOf(stored);
}

const activeOf = <T extends Jackpot>(jackpots: readonly T[]): T[] =>
  jackpots
    .filter(({ isActive }) => isActive)
    .toSorted((a, b) => a.order - b.order)
    .slice(0, MOST_JACKPOTS);

interface Offered {
  id: string;
  jackpot: Jackpot;
  currency: Currency;
}

/** A jackpot has a pot in each currency for which it has odds. */
const offeredBy = (jackpots: readonly Jackpot[]): Offered[] =>
  jackpots.flatMap((jackpot) =>
    CURRENCY_CODES.filter((code) => jackpot[code].turnover > 0).map((currency) => {
      return { id: potIdOf(jackpot.id, currency), jackpot, currency };
    }),
  );

/** Ids of pots that are to begin, or have reached their most. */
export async function findPotWork({ store }: Tending): Promise<string[]> {
  const due: string[] = [];
  for (const { id, jackpot, currency } of offeredBy(await readJackpots(store))) {
    const pot = await store.get('jackpot-pots', id);
    if (pot?.isDue) continue;
    if (pot && (await readPotCents(store, pot)) < minorOf(jackpot[currency].most)) continue;
    due.push(id);
  }
  return due;
}

/** Begins a pot with the house's money, or says that it has reached its most. Done again, it changes nothing. */
export async function tendPot({ store, now }: Tending, id: string): Promise<void> {
  const at = instant(now());
  const found = offeredBy(await readJackpots(store)).find((offered) => offered.id === id);
  if (!found) return;
  const { jackpot, currency } = found;
  const { seed, most } = jackpot[currency];
  await store.transaction(id, async (tx) => {
    const pot = await tx.get('jackpot-pots', id);
    if (pot) {
      const isDue = (await readPotCents(tx, pot)) >= minorOf(most);
      if (isDue) tx.set('jackpot-pots', { ...pot, isDue });
      return;
    }
    const seededCents = minorOf(seed);
    const named = { id, jackpotId: jackpot.id, currency };
    const begun: PotRecord = { ...named, seededCents, paidCents: 0, fallCount: 0, falls: [] };
    tx.create('jackpot-pots', begun);
    writeSeed(tx, begun, seededCents, at);
  });
}

/** The pots for everybody, with the names of winners who may be shown. `jackpots` have their names in one language. */
export async function readPots(store: DocumentStore, jackpots: readonly Jackpot[]): Promise<PotState[]> {
  const shown: PotState[] = [];
  for (const { id: potId, jackpot, currency } of offeredBy(activeOf(jackpots))) {
    const pot = await store.get('jackpot-pots', potId);
    if (!pot) continue;
    const { id, name, sharePercent } = jackpot;
    const { most, turnover } = jackpot[currency];
    const cents = Math.min(await readPotCents(store, pot), minorOf(most));
    const falls = await Promise.all(pot.falls.map((fall) => toFall(store, fall)));
    shown.push({ ...{ id, name, currency, most, turnover, sharePercent }, amount: decimalOf(cents), falls });
  }
  return shown;
}

async function toFall(store: DocumentStore, { roundId, userId, gameId, cents, at }: PotRecord['falls'][number]) {
  const winner = await store.get('users', userId);
  const playerName = isShown(winner) ? shortName(winner.displayName ?? '') : undefined;
  return { ...{ id: betKeyOf(roundId), at, gameId, amount: decimalOf(cents) }, playerName };
}
