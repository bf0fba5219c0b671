/** The real server with a player who has a profile, and shortcuts for what moves their money. */
import { randomUUID } from 'node:crypto';
import type { AppConfig, AppEdges } from '../app.ts';
import type { AppParts } from './RailKit.ts';
import { type SignInApp, startSignInApp } from './startSignInApp.ts';

export interface MoneyApp extends SignInApp, AppParts {}

export async function startMoneyApp(config: Partial<AppConfig> = {}, edges?: AppEdges): Promise<MoneyApp> {
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
  return Object.assign({}, server, parts, ...kits.map((kit) => kit.ofApp(parts)));
}
