/** The end of a challenge: who had how many points, and what they get. */
import { type ChallengePrize, ChallengePrizeSchema } from '../../../../contract/challenge.ts';
import { type LedgerLog, minorOf } from '../../ledger/index.ts';
import { type StoredTerms, wageringTermsOf } from '../../rewards/wageringTermsOf.ts';
import type { DocumentStore } from '../../store/DocumentStore.ts';
import { readWithin } from '../../store/reading.ts';
import type { ContestResult } from '../../store/records/prizes.ts';
import { LATE_MS, payPrizes, type PrizeContext } from '../prizes/payPrizes.ts';
import { type Bound, boundOf, placesOf, readScored, type Scored } from '../prizes/places.ts';

export async function findEndedChallenges({ store, now }: PrizeContext): Promise<string[]> {
  const ended: string[] = [];
  for (const item of await store.find('challenge-content')) {
    const { endsAt } = item as { endsAt?: unknown };
    if (typeof endsAt !== 'string' || !(Date.parse(endsAt) + LATE_MS <= now())) continue;
    if (!(await endOfChallenge(store, item.id)).isPaid) ended.push(item.id);
  }
  return ended;
}

export async function payChallenge(ctx: PrizeContext, id: string): Promise<void> {
  await payPrizes(ctx, { id, source: 'challenge', decide: () => decide(ctx, id) });
}

async function decide({ store, log }: PrizeContext, id: string): Promise<Pick<ContestResult, 'terms' | 'shares'>> {
  const prizes = await readPrizes(store, id, log);
  const places = prizes.map(({ rank, amountKes, minPoints }) => ({ rank, prize: minorOf(amountKes), minPoints }));
  const most = Math.max(0, ...places.map(({ rank }) => rank));
  const placed = placesOf(await readScored(store, (bound) => scoresOf(store, id, bound), most), places);
  return {
    terms: wageringTermsOf(prizes[0] ?? {}),
    shares: placed.flatMap(({ id: userId, share }) => (share > 0 ? [{ userId, kesCents: share }] : [])),
  };
}

/** The prizes of a challenge, the highest place first. */
export async function readPrizes(
  store: DocumentStore,
  challengeId: string,
  log?: Pick<LedgerLog, 'warn'>,
): Promise<ChallengePrize[]> {
  const items = (await store.find('challenge-prizes')).flatMap((item) => {
    const stored = { ...item, ...wageringTermsOf(item as StoredTerms, log) };
    return readWithin('challenge-prizes', ChallengePrizeSchema, stored) ?? [];
  });
  const own = items.filter((prize) => prize.isActive && prize.challengeId === challengeId);
  const byRank = new Map(own.map((prize) => [prize.rank, prize]));
  return [...byRank.values()].toSorted((a, b) => a.rank - b.rank);
}

/** The scores of players whose rounds count for the challenge, and of those whose rounds count for a later one by now. */
async function scoresOf(store: DocumentStore, challengeId: string, bound: Bound): Promise<Scored[]> {
  const { op, least, ...limit } = boundOf(bound);
  const best = <const TId extends string, const TPoints extends string>(id: TId, points: TPoints) =>
    ({
      where: [
        [id, '==', challengeId],
        [points, op, least],
      ],
      orderBy: [points, 'desc'],
      ...limit,
    }) as const;
  const present = await store.find('play', best('score.challengeId', 'score.points'));
  const past = await store.find('challenge-scores', best('challengeId', 'points'));
  const points = new Map(past.map((score) => [score.userId, score.points]));
  for (const { id, score } of present) points.set(id, Math.max(score?.points ?? 0, points.get(id) ?? 0));
  return [...points].map(([id, own]) => ({ id, points: own })).toSorted((a, b) => b.points - a.points);
}

/** Written by an older version, for a challenge that was paid. */
const paidMarkOf = (id: string): string => `challenge-paid:${id}`;

/** Whether the challenge has ended and its prizes are fixed, and whether all of them are paid. */
export async function endOfChallenge(store: Pick<DocumentStore, 'get'>, id: string) {
  const wasPaid = (await store.get('meta', paidMarkOf(id))) !== undefined;
  const result = await store.get('challenge-results', id);
  return { isClosed: wasPaid || result !== undefined, isPaid: wasPaid || result?.paidAt !== undefined };
}
