/** Requests without an answer. Each fails the test that made it. */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Event loop turns from a request to the first handler that sees it. */
const TURNS_TO_BE_SEEN = 4;
/** A handler may never answer, like some backends; its request is known. */
const MOST_TURNS = 50;

const unknown: string[] = [];
const unanswered = new Set<string>();

/** A data address asks nobody. */
const asksNobody = (address: string): boolean => address.startsWith('data:');

export const noteUnknownRequest = ({ method, url }: Request): void =>
  void (asksNobody(url) || unknown.push(`${method} ${new URL(url).pathname}`));

/** A request runs until `noteAnswered` with the same id. */
export const noteRequest = (id: string): void => void unanswered.add(id);
export const noteAnswered = (id: string): void => void unanswered.delete(id);

/** Requests still running at the end of a test belong to it: waits until each is answered or unknown. */
export async function settleRequests(): Promise<void> {
  for (let turns = 0; turns < TURNS_TO_BE_SEEN || (unanswered.size > 0 && turns < MOST_TURNS); turns += 1) {
    await nextTurn();
  }
  unanswered.clear();
}

/** @throws when there were unanswered requests, with method and path of each */
export function refuseUnknownRequests(): void {
  const found = [...new Set(unknown.splice(0))];
  if (found.length > 0) throw new Error(`No handler knows ${found.join(', ')}: the test has to say what it answers.`);
}

const realFetch = window.fetch;

/** Without a fake server every request is unknown. */
export function refuseFetch(): void {
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (asksNobody(request.url)) return realFetch(request);
    noteUnknownRequest(request);
    throw new TypeError('Failed to fetch');
  };
}

/** The fake server listens below it. */
export function allowFetch(): void {
  window.fetch = realFetch;
}
