/** Opens a wallet modal for a signed-in player, with a fake backend. */
import type { DepositMethod } from '@contract/walletTerms.ts';
import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { type ComponentType, createElement, useState } from 'react';
import { useSelector } from 'react-redux';
import { followPlayer, selectIsSignedIn } from '@/features/auth';
import { modalOpened } from '@/features/ui';
import { fakeServer, ORIGIN } from '@/testing/fakeApi';
import { FAKE_USER, fakeIdentity } from '@/testing/fakeIdentity';
import { renderWithStore } from '@/testing/renderWithStore';
import { signInto } from '@/testing/signIn';
import { DepositModal } from './modals/DepositModal';

type Modal = ComponentType<{ onClose: () => void; bonusId?: string; method?: DepositMethod }>;

/** Renders a modal; `onClose` is called when it closes itself. */
export async function openModal(
  Modal: Modal,
  own: { bonusId?: string; method?: DepositMethod; user?: Partial<typeof FAKE_USER> } = {},
) {
  const onClose = jest.fn();
  const identity = fakeIdentity();
  const { user: ownUser, ...props } = own;
  /** Stays when the session ends, because the modal closes itself. */
  const Opened = () => {
    const isSignedIn = useSelector(selectIsSignedIn);
    const [isOpen, setIsOpen] = useState(false);
    if (isSignedIn && !isOpen) setIsOpen(true);
    return isOpen && createElement(Modal, { onClose, ...props });
  };
  const view = renderWithStore(createElement(Opened), { identity });
  act(() => {
    view.store.dispatch(modalOpened(Modal === DepositModal ? 'deposit' : 'withdraw', {}));
    view.store.dispatch(followPlayer());
  });
  await signInto(view.store, identity, { ...FAKE_USER, ...ownUser });
  return { ...view, identity, onClose };
}

export interface Taken {
  key: string | null;
  body: unknown;
}

type Respond = (taken: Taken, count: number) => Response | Promise<Response>;

/** Records requests to a path, and answers. */
export function takePosts(path: string, respond: Respond): Taken[] {
  const posts: Taken[] = [];
  fakeServer.use(
    http.post(`${ORIGIN}/api/${path}`, async ({ request }) => {
      const taken = { key: request.headers.get('idempotency-key'), body: await request.json() };
      posts.push(taken);
      return respond(taken, posts.length);
    }),
  );
  return posts;
}

export const answer = (data: unknown): Response => HttpResponse.json({ data } as object);

/** The text of the page, with plain spaces. */
export const text = (): string => document.body.textContent?.replace(/\s/g, ' ') ?? '';

/** All tries of a request take less than this. */
export const RETRIES_MS = 10_000;

/** The test moves the clock from here on, and restores real timers afterwards. */
export const startClock = () =>
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });

export const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
