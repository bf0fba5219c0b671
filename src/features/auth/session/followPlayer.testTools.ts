/** A player at a fake identity service, with a fake backend. */
import { http, HttpResponse } from 'msw';
import { balanceApi } from '@/features/wallet';
import { buildProfile, fakeServer, ORIGIN } from '@/testing/fakeApi';
import { makeFollowingStore, signInto } from '@/testing/signIn';

/** A store that follows the sign-in service, with the player signed in. */
export const signedIn = async () => {
  const made = makeFollowingStore();
  await signInto(made.store, made.identity);
  return made;
};

/** Answers POST /users/session and keeps the bodies. */
export const keepSessions = (answer = () => HttpResponse.json({ data: buildProfile() }) as Response) => {
  const bodies: unknown[] = [];
  fakeServer.use(
    http.post(`${ORIGIN}/api/users/session`, async ({ request }) => {
      bodies.push(await request.json());
      return answer() as never;
    }),
  );
  return bodies;
};

/** Refuses requests for the balance. */
export const refuseWith = (code: string, status: number) =>
  fakeServer.use(
    http.get(`${ORIGIN}/api/wallet/balance`, () =>
      HttpResponse.json({ error: { code, message: 'refused' } }, { status }),
    ),
  );

/** Reads the balance from the server and ignores the cache. */
export const readBalance = (store: Awaited<ReturnType<typeof signedIn>>['store']) =>
  store.dispatch(balanceApi.endpoints.getBalance.initiate(undefined, { forceRefetch: true }));
