/** Requests that nobody answers. Each fails the test that made it. */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** From asking for something to the first handler that looks at the request there are some turns of the event loop. */
const TURNS_TO_BE_SEEN = 4;
/** A handler may never answer, as some backends do; its request is known then. */
const MOST_TURNS = 50;

const unknown: string[] = [];
const unanswered = new Set<string>();

export const noteUnknownRequest = ({ method, url }: Request): void =>
  void unknown.push(`${method} ${new URL(url).pathname}`);

/** A request is on its way until `noteAnswered` with the same id. */
export const noteRequest = (id: string): void => void unanswered.add(id);
export const noteAnswered = (id: string): void => void unanswered.delete(id);

/** What is on its way at the end of a test is of that test: waits until each such request is answered or unknown. */
export async function settleRequests(): Promise<void> {
  for (let turns = 0; turns < TURNS_TO_BE_SEEN || (unanswered.size > 0 && turns < MOST_TURNS); turns += 1) {
    await nextTurn();
  }
  unanswered.clear();
}

/** @throws when there were requests that nobody answered, with the method and path of each */
export function refuseUnknownRequests(): void {
  const found = [...new Set(unknown.splice(0))];
  if (found.length > 0) throw new Error(`No handler knows ${found.join(', ')}: the test has to say what it answers.`);
}

const realFetch = window.fetch;

/** Until there is a fake server every request is unknown. */
export function refuseFetch(): void {
  window.fetch = async (input, init) => {
    noteUnknownRequest(new Request(input, init));
    throw new TypeError('Failed to fetch');
  };
}

/** The fake server listens below it. */
export function allowFetch(): void {
  window.fetch = realFetch;
}
