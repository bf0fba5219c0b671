/** The real server with a player who has a profile, and shortcuts for what moves their money. */
import { randomUUID } from 'node:crypto';
import type { AppConfig, AppEdges } from '../app.ts';
import {
  payoutResultBody,
  CALLBACK_SECRET,
  pushCallbackBody,
  STATUS_SECRET,
} from '../rails/mobile/testing/FakeMobileGateway.ts';
import { GOOD_SIGNATURE } from '../rails/card/testing/FakeCardGateway.ts';
import { type SignInApp, startSignInApp } from './startSignInApp.ts';

interface Posted {
  key?: string | undefined;
  uid?: string;
}

export interface MoneyApp extends SignInApp {
  /** Posts below /api with an idempotency key. */
  post: (path: string, body: object, posted?: Posted) => ReturnType<SignInApp['ask']>;
  /** Posts below /api/hooks without any token. */
  hook: (path: string, body: unknown, headers?: Record<string, string>) => Promise<{ status: number; body: unknown }>;
  /** Deposits by M-Pesa through to the callback. Answers the deposit's id. */
  payMobile: (amountKes: number, uid?: string) => Promise<string>;
  payCard: (amountUsd: number, uid?: string) => Promise<string>;
  /** Delivers the result of a payout that the workers have sent. */
  endPayout: (withdrawalId: string, resultCode?: number) => Promise<void>;
}

export async function startMoneyApp(config: Partial<AppConfig> = {}, edges?: AppEdges): Promise<MoneyApp> {
  const server = await startSignInApp(config, edges);
  const { app, mobile, card } = server;
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

  return {
    ...server,
    post,
    hook,
    async payMobile(amount, uid = 'uid-1') {
      const { data } = await post('/mpesa/stk-push', { phoneNumber: '0712345678', amount }, { uid });
      const { depositId } = data as { depositId: string };
      await hook(`/mobile/${CALLBACK_SECRET}/${depositId}`, pushCallbackBody(mobile.endPush(depositId)));
      return depositId;
    },
    async payCard(amount, uid = 'uid-1') {
      const { data } = await post('/stripe/payment-intent', { amount }, { uid });
      const { paymentIntentId, depositId } = data as { paymentIntentId: string; depositId: string };
      await hook('/card', card.pay(paymentIntentId), { 'stripe-signature': GOOD_SIGNATURE });
      return depositId;
    },
    async endPayout(withdrawalId, resultCode = 0) {
      const result = payoutResultBody(mobile.payoutResult(withdrawalId, resultCode));
      const before = mobile.asked.length;
      await hook(`/mobile/${CALLBACK_SECRET}/payouts/${withdrawalId}`, result);
      if (mobile.asked.length > before) await hook(`/mobile/${STATUS_SECRET}/payouts/${withdrawalId}`, result);
    },
  };
}
