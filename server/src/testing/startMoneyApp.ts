/** The real server with a player who has a profile, and shortcuts to move money. */
import { randomUUID } from 'node:crypto';
import type { AppConfig } from '../app.ts';
import { ANY_RAIL, type Answer, type AppParts, type Posting, type RailActs } from './RailKit.ts';
import { type SignInApp, startSignInApp } from './startSignInApp.ts';
import type { TestEdges } from './startTestApp.ts';

export interface MoneyApp extends SignInApp, AppParts, RailActs<Answer> {
  /** A paid deposit by any rail. Returns its id. */
  pay: (amountKes: number, posting?: Posting) => Promise<string>;
  /** The same by each rail. */
  ways: readonly RailActs<Answer>[];
}

export async function startMoneyApp(config: Partial<AppConfig> = {}, edges?: TestEdges): Promise<MoneyApp> {
  const server = await startSignInApp(config, edges);
  const { app, kits } = server;
  await server.put('users', { id: 'uid-1', uid: 'uid-1', balance: 0, bonusBalance: 0 });

  const post: MoneyApp['post'] = (path, body, { key = randomUUID(), uid = 'uid-1' } = {}) =>
    server.ask(path, { method: 'POST', body, as: { uid }, headers: { 'idempotency-key': key } });

  const hook: MoneyApp['hook'] = async (path, body, headers = {}) => {
    const payload = typeof body === 'string' ? body : JSON.stringify(body);
    const answer = await app.inject({
      method: 'POST',
      url: `/api/hooks${path}`,
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    });
    return { status: answer.statusCode, body: answer.json<unknown>() };
  };

  const parts: AppParts = { post, hook };
  const ways = kits.map(({ rail, ofApp }) => ({ name: rail.name, ...ofApp(parts) }));
  const acts = ways.find(({ name }) => name === ANY_RAIL)?.acts;
  const pay: MoneyApp['pay'] = async (...asked) => {
    const { depositId } = (await acts?.begin(...asked))?.data as { depositId: string };
    await acts?.end(depositId);
    return depositId;
  };
  return Object.assign(
    {},
    server,
    parts,
    { ...acts, pay, ways: ways.map((way) => way.acts) },
    ...ways.map(({ own }) => own),
  );
}
