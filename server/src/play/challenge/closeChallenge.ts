import { instant, type LedgerContext, minorOf } from '../../ledger/index.ts';
import { wageringTermsOf } from '../../rewards/wageringTermsOf.ts';
import type { DocumentStore } from '../../store/DocumentStore.ts';
import type { ChallengeResult } from '../../store/records/prizes.ts';
import { sharePrizes } from './prizes.ts';
import { readPrizes } from './readLeaderboard.ts';
import { readScored } from './readScored.ts';

/** What the challenge gives to whom: computed at the first call, and the same from then on. */
export async function closeChallenge(
  { store, now, log }: Pick<LedgerContext, 'store' | 'now' | 'log'>,
  id: string,
): Promise<ChallengeResult> {
  const known = await store.get('challenge-results', id);
  if (known) return known;
  const prizes = await readPrizes(store, id, log);
  const byPlace = new Map(prizes.map(({ rank, amountKes }) => [rank, minorOf(amountKes)]));
  const shares = sharePrizes(await readScored(store, id, Math.max(0, ...byPlace.keys())), byPlace);
  const result: ChallengeResult = {
    id,
    closedAt: instant(now()),
    terms: wageringTermsOf(prizes[0] ?? {}),
    shares: [...shares].map(([userId, kesCents]) => ({ userId, kesCents })),
  };
  return store.transaction(`challenge:${id}`, async (tx) => {
    const first = await tx.get('challenge-results', id);
    if (!first) tx.create('challenge-results', result);
    return first ?? result;
  });
}

/** Written by an older version, for a challenge that was paid. */
const paidMarkOf = (id: string): string => `challenge-paid:${id}`;

/** Whether the challenge has ended and its prizes are fixed, and whether all of them are paid. */
export async function endOfChallenge(store: Pick<DocumentStore, 'get'>, id: string) {
  const wasPaid = (await store.get('meta', paidMarkOf(id))) !== undefined;
  const result = await store.get('challenge-results', id);
  return { isClosed: wasPaid || result !== undefined, isPaid: wasPaid || result?.paidAt !== undefined };
}
