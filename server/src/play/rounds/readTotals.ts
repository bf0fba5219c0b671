import type { RoundFilter, RoundTotals } from '../../../../contract/rounds.ts';
import { currencyOf, decimalOf } from '../../ledger/index.ts';
import type { DocumentStore } from '../../store/DocumentStore.ts';
import { roundsOf } from './readRounds.ts';

/** Exact to the cent, of all rounds that fit the filter. Open rounds count with their stake. */
export async function readTotals(
  { store }: { store: DocumentStore },
  uid: string,
  filter: RoundFilter,
): Promise<RoundTotals> {
  const where = roundsOf(uid, { since: '1970-01-01T00:00:00.000Z', ...filter });
  const currency = currencyOf(await store.get('users', uid));
  const staked = await store.sum('rounds', 'stakeCents', { where });
  const won = await store.sum('rounds', 'winCents', { where });
  const rounds = await store.count('rounds', { where });
  return { currency, rounds, staked: decimalOf(staked), won: decimalOf(won), net: decimalOf(won - staked) };
}
