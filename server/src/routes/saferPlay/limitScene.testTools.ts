/** The real server with a clock that a test moves, and a player in KES who sets deposit limits. */
import { afterEach, beforeEach } from '@jest/globals';
import type { SaferPlayState } from '../../../../contract/saferPlay.ts';
import { type MoneyApp, startMoneyApp } from '../../testing/startMoneyApp.ts';

export const HOUR = 3_600_000;
export const START = Date.parse('2026-11-21T09:00:00.000Z');

export async function startClocked(): Promise<{ server: MoneyApp; clock: { now: number } }> {
  const clock = { now: START };
  return { server: await startMoneyApp({}, { services: { now: () => clock.now } }), clock };
}

async function openLimits() {
  const { server, clock } = await startClocked();
  await server.put('users', { id: 'uid-1', uid: 'uid-1', currency: 'KES', balance: 0, bonusBalance: 0 });
  const state = async () => (await server.ask('/gaming')).data as SaferPlayState;
  return {
    server,
    clock,
    state,
    wait: (hours: number): void => void (clock.now += hours * HOUR),
    limitOf: async (period: string) => (await state()).limits.find((limit) => limit.period === period),
    setLimit: (period: string, amount: number | null, currency = 'KES') =>
      server.post('/gaming/limits', { period, amount, currency }),
    begin: (amount: number, key?: string) => server.begin(amount, { key }),
  };
}

export let scene: Awaited<ReturnType<typeof openLimits>>;

/** Each test of the file has its own scene. */
export function useLimits(): void {
  beforeEach(async () => {
    scene = await openLimits();
  });
  afterEach(() => scene.server.close());
}

/** A stored limit of a time when the player chose its currency. */
export const inDollars = (amount: number) => ({
  amountMinor: amount * 100,
  currency: 'USD' as const,
  setAt: '2026-11-01T00:00:00.000Z',
});

export const messageOf = ({ body }: { body: string }) =>
  (JSON.parse(body) as { error: { message: string } }).error.message;
