import { forgetPlayer, type RefusalReason } from '@/api';
import { modalClosed, modalOpened, type Wish } from '@/features/ui';
import { playerSignedOut } from '@/identity';
import { logWarning } from '@/shared/log';
import { noticeShown } from '../authSlice';
import type { AuthRootState, AuthThunk } from './types';
import { dropWish } from './wish';

/** `chosen` by the player here, `replaced` by another player, `ended` elsewhere, or refused: see `RefusalReason`. */
export type EndReason = RefusalReason | 'chosen' | 'replaced' | 'ended';

const NOTICES: Readonly<Record<EndReason, string | null>> = {
  chosen: 'auth.notice.chosen',
  replaced: null,
  ended: 'auth.notice.ended',
  expired: 'auth.notice.expired',
  revoked: 'auth.notice.revoked',
  disabled: 'auth.notice.disabled',
  closed: 'auth.notice.closed',
};

/** The player is asked to sign in again, and goes on where this happened. */
const ASKS_IN: ReadonlySet<EndReason> = new Set(['expired', 'revoked']);

/** Takes from the store, and from this browser, what belonged to the player. */
const clearPlayer =
  (reason: EndReason): AuthThunk<void> =>
  (dispatch) => {
    dispatch(playerSignedOut({ isInterrupted: ASKS_IN.has(reason) }));
    dispatch(forgetPlayer());
    dispatch(modalClosed('consent'));
    dispatch(dropWish());
  };

/** A deposit or withdrawal closes with the session; who signs in again goes on with it. */
function openWallet({ ui: { modals } }: AuthRootState): Wish | undefined {
  const modal = modals.find(({ id }) => id === 'deposit' || id === 'withdraw');
  return modal && ({ id: modal.id, props: modal.props } as Wish);
}

/** Where the service itself said that nobody is signed in, there is nothing to end there. */
const OVER: ReadonlySet<EndReason> = new Set(['ended', 'replaced']);

/** Ends the session, here and at the sign-in service, and says why. Ended once, it does nothing more. */
export const endSession =
  (reason: EndReason): AuthThunk =>
  async (dispatch, getState, { identity }) => {
    const { status, wasSignedIn, player } = getState().auth;
    if (status === 'visitor') return;
    const notice = NOTICES[reason];
    const interrupted = openWallet(getState());
    dispatch(clearPlayer(reason));
    if (notice && (player || wasSignedIn || reason !== 'ended')) dispatch(noticeShown(notice));
    // Who wanted to pay before it was known that nobody is signed in any more is asked in too.
    const isAsked = ASKS_IN.has(reason) || (reason === 'ended' && !player && interrupted);
    if (isAsked) dispatch(modalOpened('auth', { tab: 'login', wish: interrupted }));
    if (OVER.has(reason)) return;
    await identity.signOut().catch(() => logWarning('The sign-in service could not end the session'));
  };

/** The player signs out of this browser. */
export const signOut = (): AuthThunk => endSession('chosen');
