/** npm run review, as a person runs it beside a running server. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { OPEN_PAYOUTS } from '../server/src/testing/openPayouts.ts';
import { originOf } from '../server/src/testing/readEvents.ts';
import { type MoneyApp, startMoneyApp } from '../server/src/testing/startMoneyApp.ts';

const KEY = 'an-operator-key-of-these-tests';

let server: MoneyApp;
beforeEach(async () => {
  server = await startMoneyApp({ operatorKey: KEY, payouts: { ...OPEN_PAYOUTS, firstReviewKes: 1_000 } });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => server.close());

function review(args: string[], env: Record<string, string> = {}): Promise<{ code: number; out: string; err: string }> {
  const file = path.join(import.meta.dirname, 'review.ts');
  const settings = { MODE: 'sandbox', SITE_URL: originOf(server.app), OPERATOR_KEY: KEY, ...env };
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], { env: { ...process.env, ...settings } }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
  });
}

async function withdraw(): Promise<string> {
  await server.pay(12_950);
  const { data } = await server.post('/wallet/withdrawals', { amount: 20, methodId: 'mpesa' });
  return (data as { transactionId: string }).transactionId;
}

describe('npm run review', () => {
  it('lists what waits, and lets it go', async () => {
    expect(await review(['list'])).toMatchObject({ code: 0, out: 'Nothing waits for a person.\n' });
    const id = await withdraw();
    const { out } = await review(['list']);
    expect(out).toMatch(new RegExp(`withdrawal {2}${id} {2}player uid-1 {2}USD 20 .* first_payout`));
    expect(await review(['release', id])).toMatchObject({ code: 0, out: `${id} is sent\n` });
    expect(await review(['refuse', id])).toMatchObject({ code: 1, err: expect.stringContaining('does not wait') });
  });

  it('asks the site at PORT without SITE_URL', async () => {
    const { port } = new URL(originOf(server.app));
    const env = { SITE_URL: '', PORT: port, API_PORT: '9', WEB_DIR: '' };
    expect(await review(['list'], env)).toMatchObject({ code: 0, out: 'Nothing waits for a person.\n' });
  });

  it('gives money back', async () => {
    const id = await withdraw();
    expect((await review(['refuse', id])).out).toBe(`${id} is refused, and its money is back in the balance\n`);
    expect((await server.ask('/wallet/balance')).data).toMatchObject({ held: 0, available: 100 });
  });

  it.each([
    [['list'], { OPERATOR_KEY: 'another-key-of-24-letters' }, 'There is nothing here'],
    [['list'], { SITE_URL: 'http://127.0.0.1:9' }, 'Nothing answers at http://127.0.0.1:9'],
    [['release'], {}, 'npm run review -- release ID'],
    [['pay', 'x'], {}, 'npm run review -- list'],
  ])('%j with %j ends with a line that says why', async (args, env, line) => {
    const { code, err } = await review(args, env);
    expect([code, err]).toEqual([1, expect.stringContaining(line)]);
  });
});
