import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type MoneyApp, startMoneyApp } from '../../testing/startMoneyApp.ts';

const WRITES = 3;

let server: MoneyApp;
beforeEach(async () => {
  server = await startMoneyApp({ callLimits: { playerWrites: WRITES, badTokens: 1_000, hooks: 1_000 } });
  await server.put('users', { id: 'uid-1', uid: 'uid-1', currency: 'KES', balance: 0, bonusBalance: 0 });
});
afterEach(() => server.close());

const depositLimit = (amount: number | null) =>
  server.post('/gaming/limits', { period: 'day', amount, currency: 'KES' });
const playLimit = (value: number | null) => server.post('/play/limits', { kind: 'lossDay', value });
const check = () => server.post('/gaming/reality-check', { minutes: 30 });
const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;

async function writeUntilRefused(): Promise<void> {
  for (let written = 0; written < WRITES; written += 1) expect(await statusOf(check())).toBe(200);
  expect(await statusOf(check())).toBe(429);
}

describe('a player who may write nothing more in this minute', () => {
  beforeEach(writeUntilRefused);

  it.each([
    ['takes a break', () => server.post('/gaming/time-out', { hours: 24 })],
    ['excludes themselves', () => server.post('/gaming/self-exclusion', { months: 6 })],
    ['sets a deposit limit', () => depositLimit(500)],
    ['sets a limit on play', () => playLimit(500)],
  ])('still %s', async (_name, act) => {
    expect(await statusOf(act())).toBe(200);
  });

  it('excludes themselves after many breaks', async () => {
    for (let taken = 0; taken <= WRITES; taken += 1) await server.post('/gaming/time-out', { hours: 24 });
    expect(await statusOf(server.post('/gaming/self-exclusion', { months: 6 }))).toBe(200);
  });
});

describe.each([
  ['a deposit limit', depositLimit],
  ['a limit on play', playLimit],
])('%s', (_name, set) => {
  it('is lowered after so many rises that a further one is refused', async () => {
    await set(500);
    for (let raised = 0; raised < WRITES; raised += 1) expect(await statusOf(set(1_000 + raised))).toBe(200);
    expect(await statusOf(set(2_000))).toBe(429);
    expect(await statusOf(set(null))).toBe(429);
    expect(await statusOf(set(500))).toBe(200);
    expect(await statusOf(set(400))).toBe(200);
  });

  it('is lowered so many times a minute, and no more', async () => {
    for (let lowered = 0; lowered < WRITES; lowered += 1) expect(await statusOf(set(500 - lowered))).toBe(200);
    expect(await statusOf(set(100))).toBe(429);
    expect(await statusOf(check())).toBe(200);
  });
});
