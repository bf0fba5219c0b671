/** Records the actions of a journey, and searches them for secrets. */
import { expect } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { followPlayer } from '@/features/auth';
import { fakeServer, ORIGIN } from '@/testing/fakeApi';
import { FAKE_CODE, FAKE_USER, fakeIdentity } from '@/testing/fakeIdentity';
import { leaksOf, recordActions, type Recording } from '@/testing/recordActions';
import { renderWithStore } from '@/testing/renderWithStore';
import { ModalRoot } from './ModalRoot';

export const WRONG_CODE = '654321';

export const CLIENT_SECRET = 'pi_1_secret_x';

export const open = () => {
  const identity = fakeIdentity();
  const view = renderWithStore(<ModalRoot />, { identity });
  act(() => view.store.dispatch(followPlayer()));
  return { ...view, identity };
};

/** Signs a player in; records what follows. */
export const openAsPlayer = async () => {
  const view = open();
  act(() => view.identity.become({ ...FAKE_USER, email: 'asha@mail.example' }));
  await waitFor(() => expect(view.store.getState().auth.status).toBe('signedIn'));
  return { ...view, recording: recordActions(view.store) };
};

/** Answers a POST once, and records its key. */
export const takePost = (path: string, data: object): (string | null)[] => {
  const keys: (string | null)[] = [];
  fakeServer.use(
    http.post(`${ORIGIN}/api/${path}`, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return HttpResponse.json({ data });
    }),
  );
  return keys;
};

/** The code not inside other digits, such as a time. */
export const alone = (code: string) => new RegExp(String.raw`(?<![\w.-])${code}(?![\w-])`);

export const SECRETS = [
  // This finds any notation: +254712345678, 0712 345 678, 712-345-678.
  /7\W*1\W*2\W*3\W*4\W*5\W*6\W*7\W*8/,
  /asha@mail/,
  alone(FAKE_CODE),
  alone(WRONG_CODE),
  /token-of-the-player/,
  /pi_1_secret|client_?secret/i,
  /4242\W*4242/,
];

/** The recorded actions give the state of the store, and contain no secret. */
export const expectWhole = (recording: Recording, view: ReturnType<typeof open>) => {
  expect(leaksOf(recording, SECRETS)).toEqual([]);
  expect(recording.replayed()).toEqual(view.store.getState());
};

export const keyOf = ({ recorded }: Recording): unknown =>
  recorded
    .filter(({ action }) => action.type === 'api/executeMutation/pending')
    .map(({ action }) => (action.meta as { arg: { originalArgs: { idempotencyKey?: string } } }).arg.originalArgs)
    .find(({ idempotencyKey }) => idempotencyKey);
