import { forgetPlayer, type RefusalReason } from '@/api';
import { modalClosed, modalOpened, type Wish } from '@/features/ui';
import { playerSignedOut } from '@/identity';
import { logWarning } from '@/shared/log';
import { isOver, noticeShown, sessionClosed } from '../authSlice';
import type { AuthRootState, AuthThunk } from './authThunk';
import { dropWish } from './wish';

/** `chosen` here, `replaced` by another player, `ended` elsewhere, or refused: see `RefusalReason`. */
export type EndReason = RefusalReason | 'chosen' | 'replaced' | 'ended';

interface Ending {
  notice: string | null;
  /** The player is asked to sign in again, and continues on the same page. */
  isInterrupted?: boolean;
  /** The service ended it itself and need not be told. */
  isKnownToService?: boolean;
}

const ENDINGS: Readonly<Record<EndReason, Ending>> = {
  chosen: { notice: 'auth.notice.chosen' },
  replaced: { notice: null, isKnownToService: true },
  ended: { notice: 'auth.notice.ended', isKnownToService: true },
  expired: { notice: 'auth.notice.expired', isInterrupted: true },
  revoked: { notice: 'auth.notice.revoked', isInterrupted: true },
  disabled: { notice: 'auth.notice.disabled' },
  closed: { notice: 'auth.notice.closed' },
};

const clearPlayer =
  ({ isInterrupted = false, isKnownToService = false }: Ending): AuthThunk<void> =>
  (dispatch) => {
    dispatch(playerSignedOut({ isInterrupted, isEnding: !isKnownToService }));
    dispatch(forgetPlayer());
    dispatch(modalClosed('consent'));
    dispatch(dropWish());
  };

/** A deposit or withdrawal closes with the session; after signing in again it reopens. */
function openWallet({ ui: { modals } }: AuthRootState): Wish | undefined {
  const modal = modals.find(({ id }) => id === 'deposit' || id === 'withdraw');
  return modal && ({ id: modal.id, props: modal.props } as Wish);
}

const endAtService =
  (): AuthThunk =>
  async (dispatch, getState, { identity }) => {
    await identity.signOut().catch(() => logWarning('The sign-in service could not end the session'));
    if (getState().auth.status === 'ending') dispatch(sessionClosed());
  };

/** Ends the session, here and at the sign-in service, with a reason. Does nothing the second time. */
export const endSession =
  (reason: EndReason): AuthThunk<void> =>
  (dispatch, getState) => {
    const { auth } = getState();
    if (isOver(auth)) return;
    const ending = ENDINGS[reason];
    const interrupted = openWallet(getState());
    dispatch(clearPlayer(ending));
    if (ending.notice && (auth.player || auth.wasSignedIn || reason !== 'ended')) dispatch(noticeShown(ending.notice));
    // A visitor who wanted to pay before the end was known is asked to sign in too.
    const isAsked = ending.isInterrupted ?? (reason === 'ended' && !auth.player && interrupted);
    if (isAsked) dispatch(modalOpened('auth', { tab: 'login', wish: interrupted }));
    if (!ending.isKnownToService) void dispatch(endAtService());
  };
