/** The client of rounds for money, in front of a server that a test makes up. */
import { dice } from '../../dice/rules/index.ts';
import { createManualClock } from '../../testing/manualClock';
import { roundOf } from '../../testing/playMoney';
import type { Fetch } from './ask';
import { createPlayClient, type Trouble } from './playClient';

export const DICE = roundOf('dice', { outcome: { roll: 12.34 } });

const json = (status: number, body: unknown) => ({ status, json: async () => body });
export const good = (data: unknown) => json(200, { data });
export const refused = (status: number, code: string) => json(status, { error: { code, message: 'no' } });
export const noConnection = () => Promise.reject(new TypeError('Failed to fetch'));
/** Stays silent until the client gives up. */
export const noAnswer = (given: AbortSignal) =>
  new Promise<never>((_resolve, reject) => given.addEventListener('abort', () => reject(new TypeError('aborted'))));

/** A client whose calls get these answers one after the other. */
export function createScene(...answers: ((given: AbortSignal) => Promise<Pick<Response, 'status' | 'json'>>)[]) {
  const clock = createManualClock();
  const sent: { address: string; token: string; body: Record<string, unknown> }[] = [];
  const troubles: (Trouble | undefined)[] = [];
  const betting: boolean[] = [];
  const pause = { isOn: false };
  let token = 'token-1';
  let renewals = 0;
  const fetch: Fetch = (address, { headers, body, signal }) => {
    const { authorization = '' } = headers as Record<string, string>;
    sent.push({
      address,
      token: authorization,
      body: (typeof body === 'string' ? JSON.parse(body) : {}) as Record<string, unknown>,
    });
    return answers[sent.length - 1]?.(signal as AbortSignal) ?? new Promise(() => undefined);
  };
  const client = createPlayClient({
    kind: dice,
    fetch,
    clock,
    launch: () => ({ api: '/api', token }),
    renew: async () => {
      renewals += 1;
      token = `token-${renewals + 1}`;
    },
    isPaused: () => pause.isOn,
    onBetting: (isBetting) => void betting.push(isBetting),
    onTrouble: (trouble) => void troubles.push(trouble),
  });
  /** Lets the pauses between repetitions pass. */
  const wait = async (ms: number): Promise<void> => {
    for (let passed = 0; passed < ms; passed += 500) {
      await new Promise((resolve) => setTimeout(resolve));
      clock.advance(500);
    }
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { client, sent, troubles, betting, pause, wait };
}

export const bet = ({ client }: ReturnType<typeof createScene>) => client.bet(5_050, { side: 'over', target: 50 });
