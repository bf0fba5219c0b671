/** A challenge that has ended cannot run again (`server/src/play/challenge`), so the next one needs an id of its own. */
import { endOfChallenge } from '../../server/src/play/challenge/endChallenge.ts';
import type { DocumentStore } from '../../server/src/store/DocumentStore.ts';

const NAME = 'challenge-content';

/** Challenges of a file that would go on after their prizes were fixed. `now`: Unix ms. */
export async function closedChallengeProblems(
  store: DocumentStore,
  content: Readonly<Partial<Record<typeof NAME, readonly { id: string }[]>>>,
  now: number,
): Promise<string[]> {
  const problems: string[] = [];
  for (const item of content[NAME] ?? []) {
    const { endsAt } = item as { endsAt?: unknown };
    const isOver = typeof endsAt === 'string' && Date.parse(endsAt) <= now;
    if (!isOver && (await endOfChallenge(store, item.id)).isClosed)
      problems.push(`${NAME} / ${item.id} / id: is that of a challenge that has ended, expected an id of its own`);
  }
  return problems;
}
