import type { Checks } from '../Checks.ts';
import type { PlayCalls } from '../model/calls/PlayCalls.ts';

type Body = Readonly<Record<string, unknown>>;

/** A refusal, as games get it. */
class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

async function ask<T>(url: string, token: string, body: object): Promise<T> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { data, error } = (await answer.json()) as { data?: T; error?: { code: string } };
  if (data === undefined) throw new Refused(error?.code ?? String(answer.status));
  return data;
}

/** Calls by HTTP, each as often at the same moment as `copies` says: all get one answer. */
export class HttpCalls implements PlayCalls {
  copies = 1;
  readonly #url: string;
  readonly #checks: Checks;

  constructor(url: string, checks: Checks) {
    this.#url = url;
    this.#checks = checks;
  }

  open: PlayCalls['open'] = (uid, gameId) => ask(`${this.#url}/games/${gameId}/open`, uid, { mode: 'money' });

  bet: PlayCalls['bet'] = (token, body) => this.#copied('/play/bets', token, body);

  step: PlayCalls['step'] = (token, roundId, body) => this.#copied(`/play/rounds/${roundId}/steps`, token, body);

  takeBack: PlayCalls['takeBack'] = (token, betId) => this.#copied(`/play/bets/${betId}/rollback`, token, {});

  close: PlayCalls['close'] = (token) => this.#copied('/play/close', token, {});

  async #copied<T>(path: string, token: string, body: Body): Promise<T> {
    const asked = Array.from({ length: this.copies }, () => ask<T>(`${this.#url}${path}`, token, body));
    const answers = (await Promise.allSettled(asked)).map(plain);
    const [first, ...others] = answers;
    for (const other of others) this.#checks.equal(other, first, `${path}, ${answers.length} times at once`);
    return asked[0] as Promise<T>;
  }
}

const plain = (result: PromiseSettledResult<unknown>): unknown =>
  result.status === 'fulfilled' ? result.value : String(result.reason);
