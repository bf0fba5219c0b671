/** People at the console of a real server: each signs in with a token and a code of their app. */
import type { FastifyInstance } from 'fastify';
import type { Role } from '../../../contract/console/roles.ts';
import { CSRF_HEADER, type SignedIn } from '../../../contract/console/session.ts';
import { addSandboxPeople, sandboxCode, sandboxEmailOf } from '../console/staff/sandboxPeople.ts';
import { unsignedToken } from './fakeTokens.ts';
import type { MoneyApp } from './startMoneyApp.ts';

export interface StaffAnswer {
  status: number;
  data: unknown;
  code: string | undefined;
}

export interface StaffPerson {
  email: string;
  cookie: string;
  csrf: string;
  get: (path: string) => Promise<StaffAnswer>;
  post: (path: string, body?: object, headers?: Record<string, string>) => Promise<StaffAnswer>;
  delete: (path: string) => Promise<StaffAnswer>;
}

/** A token of somebody who came by Google with this e-mail. */
export const staffToken = (email: string, claims: object = {}): string =>
  unsignedToken({
    uid: `uid-of-${email}`,
    method: 'google.com',
    claims: { phone_number: undefined, email, email_verified: true, ...claims },
  });

type Sent = { method: 'GET' | 'POST' | 'DELETE'; path: string; body?: object; headers?: Record<string, string> };

export async function sendToConsole(app: FastifyInstance, { method, path, body, headers = {} }: Sent) {
  const answer = await app.inject({
    ...{ method, url: `/console-api${path}`, headers },
    ...(body && { payload: body }),
  });
  const { data, error } = answer.json<{ data?: unknown; error?: { code: string } }>();
  const cookie = answer.cookies.find(({ name }) => name === 'karata_staff');
  return { status: answer.statusCode, data, code: error?.code, cookie };
}

/** A person who can call, as far as a session with this cookie lets them. */
export function personWith(app: FastifyInstance, email: string, cookie: string, csrf: string): StaffPerson {
  const call = async (sent: Sent): Promise<StaffAnswer> => {
    const headers = { cookie: `karata_staff=${cookie}`, [CSRF_HEADER]: csrf, ...sent.headers };
    const { status, data, code } = await sendToConsole(app, { ...sent, headers });
    return { status, data, code };
  };
  return {
    ...{ email, cookie, csrf },
    get: (path) => call({ method: 'GET', path }),
    post: (path, body = {}, headers = {}) => call({ method: 'POST', path, body, headers }),
    delete: (path) => call({ method: 'DELETE', path }),
  };
}

export async function beginSession({ app }: Pick<MoneyApp, 'app'>, email: string): Promise<StaffPerson> {
  const begun = await sendToConsole(app, { method: 'POST', path: '/session', body: { idToken: staffToken(email) } });
  const { csrf } = begun.data as SignedIn;
  return personWith(app, email, begun.cookie?.value ?? '', csrf);
}

/** A person of the sandbox with a second factor that was just given. */
export async function signInStaff(
  server: Pick<MoneyApp, 'app' | 'store'>,
  mailbox: Role | 'owner-2',
): Promise<StaffPerson> {
  const { app, store } = server;
  const email = sandboxEmailOf(mailbox);
  await addSandboxPeople(store, Date.now());
  const person = await beginSession(server, email);
  // Only the last code is remembered, so a test that signs in often need not wait for the next one.
  await store.transaction(email, async (tx) => {
    const staff = await tx.get('staff', email);
    if (staff) tx.set('staff', { ...staff, factorStep: 0 });
  });
  const { code } = await sandboxCode(app.services.ctx, email);
  await person.post('/session/factor', { code });
  return person;
}
