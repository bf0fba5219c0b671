/** The real server with referral terms, a player who invites and a friend. */
import { afterEach, beforeEach, expect } from '@jest/globals';
import type { Referral } from '../../../contract/rewards.ts';
import type { Notification } from '../../../contract/users.ts';
import type { CollectionName } from '../store/collections.ts';
import type { Given } from '../testing/put.ts';
import { type MoneyApp, startMoneyApp } from '../testing/startMoneyApp.ts';

/** The player who invites, with an own phone. */
export const WHO = { uid: 'uid-1', claims: { phone_number: '+254700000001' } };
export const FRIEND = 'uid-2';
export const FRIENDS_PHONE = 'friend-0123456789';
export const TERMS = { id: 'terms', isActive: true, rewardKes: 500, minDepositKes: 1_000 };

const CONSENT = { isAdult: true, hasAcceptedTerms: true };

export interface ReferralApp extends MoneyApp {
  openSession: (body: object, as: object) => ReturnType<MoneyApp['ask']>;
  readReferral: (as?: object) => Promise<Referral>;
  codeOf: (as?: object) => Promise<string>;
  /** Registers a friend with the code. */
  join: (body?: object, uid?: string) => ReturnType<MoneyApp['ask']>;
  /** Decimal US dollars. */
  bonusOf: (uid?: string) => Promise<unknown>;
  change: <N extends CollectionName>(collection: N, id: string, fields: Partial<Given<N>>) => Promise<void>;
  /** Kinds of the notifications of the player who invites, newest first. */
  kinds: () => Promise<string[]>;
}

export async function startReferralApp(): Promise<ReferralApp> {
  const server = await startMoneyApp();
  await server.put('referral-terms', { id: 'a-past', isActive: false, rewardKes: 9_000 }, TERMS);

  const openSession = (body: object, as: object) =>
    server.ask('/users/session', { method: 'POST', body: { consent: CONSENT, ...body }, as });
  const readReferral = async (as: object = WHO) => (await server.ask('/users/me/referral', { as })).data as Referral;
  const codeOf = async (as?: object) => (await readReferral(as)).code;

  return {
    ...server,
    openSession,
    readReferral,
    codeOf,
    async join(body = {}, uid = FRIEND) {
      const referralCode = await codeOf();
      const claims = { name: 'Simba Mkubwa', phone_number: `+25470000000${uid.slice(-1)}` };
      return openSession({ referralCode, deviceId: FRIENDS_PHONE, ...body }, { uid, claims });
    },
    bonusOf: async (uid = WHO.uid) => (await server.store.get('users', uid))?.bonusBalance,
    async change(collection, id, fields) {
      const before = await server.store.get(collection, id);
      if (!before) throw new Error(`There is no ${collection}/${id}`);
      await server.put(collection, { ...before, ...fields });
    },
    kinds: async () =>
      ((await server.ask('/users/me/notifications', { as: WHO })).data as Notification[]).map(({ kind }) => kind),
  };
}

/** Starts one for each test, in which the friend has joined. */
export function useReferralApp() {
  const used = { server: undefined as unknown as ReferralApp };
  beforeEach(async () => {
    used.server = await startReferralApp();
    await used.server.openSession({}, WHO);
    await used.server.join();
  });
  afterEach(() => used.server.close());
  const expectDenied = async (): Promise<void> => {
    expect(await used.server.store.get('referrals', FRIEND)).toMatchObject({ status: 'void' });
    expect(await used.server.bonusOf()).toBe(0);
  };
  return { used, expectDenied };
}
