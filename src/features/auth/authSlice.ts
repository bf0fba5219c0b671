import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { isStepOf, localeChosen, modalOpened } from '@/features/ui';
import { type IdentityUser, playerSignedOut } from '@/identity';
import type { SignInStatus } from './AuthModal/flow/authFlow';

/** Who plays, as far as screens need it: no phone number, no e-mail, no token. */
export type Player = Pick<IdentityUser, 'uid' | 'methods'> & { displayName: string };

/**
 * Where the session stands; docs/architecture.md draws the ways between.
 * - `visitor`: nobody plays.
 * - `resuming`: somebody was signed in here before, or comes back from Google; the sign-in service is asked.
 * - `settling`: the service says who it is; the backend is asked for the profile.
 * - `signedIn`: the player is known.
 * - `lost`: the service says that nobody is signed in any more; why is not known yet.
 * - `ending`: the player is gone from this browser; the service is being told.
 */
export type SessionStatus = 'visitor' | 'resuming' | 'settling' | 'signedIn' | 'lost' | 'ending';

/** Who is about to be signed in. */
export type Arrival = Pick<IdentityUser, 'uid' | 'methods' | 'displayName'>;

export interface AuthState {
  status: SessionStatus;
  player: Player | null;
  /** Who is settling. */
  arriving: Arrival | null;
  /** The hint, kept in this browser, that somebody was signed in here. */
  wasSignedIn: boolean;
  /** The player chose a language that the profile may not know yet; kept in this browser until it does. */
  hasNewLanguage: boolean;
  /** Message id of what there is to say of a sign-in that ended or failed. */
  notice: string | null;
  /** How the sign-in of the open modal stands, beside its step in `ui`; `null` before the first step. */
  signIn: SignInStatus | null;
}

const initialState: AuthState = {
  status: 'visitor',
  player: null,
  arriving: null,
  wasSignedIn: false,
  hasNewLanguage: false,
  notice: null,
  signIn: null,
};

/** Nobody plays, or is about to. */
export const isOver = ({ status }: AuthState): boolean => status === 'visitor' || status === 'ending';

const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** The service or the profile is asked; `null` while it is not known for whom. */
    signInAwaited(state, { payload }: PayloadAction<Arrival | null>) {
      state.status = payload ? 'settling' : 'resuming';
      state.arriving = payload;
    },
    playerSignedIn(state, { payload }: PayloadAction<Player>) {
      state.status = 'signedIn';
      state.player = payload;
      state.arriving = null;
      state.wasSignedIn = true;
      state.notice = null;
    },
    /** Nobody answered who is signed in: a visitor for now, and the hint stays for the next try. */
    signInUnanswered(state) {
      if (state.status === 'resuming') state.status = 'visitor';
    },
    /** The service has nobody any more, for whatever reason. */
    sessionLost(state) {
      state.status = 'lost';
      state.arriving = null;
    },
    /** The service has ended the session too. */
    sessionClosed(state) {
      if (state.status === 'ending') state.status = 'visitor';
    },
    playerRenamed(state, { payload }: PayloadAction<string>) {
      if (state.player) state.player.displayName = payload;
    },
    languageKept(state) {
      state.hasNewLanguage = false;
    },
    noticeShown(state, { payload }: PayloadAction<string>) {
      state.notice = payload;
    },
    noticeDismissed(state) {
      state.notice = null;
    },
  },
  extraReducers: (build) => {
    build
      .addCase(playerSignedOut, ({ notice, signIn }, { payload }) => ({
        ...initialState,
        status: payload.isEnding ? 'ending' : 'visitor',
        notice,
        signIn,
      }))
      .addCase(localeChosen, (state) => {
        state.hasNewLanguage = !isOver(state);
      })
      .addCase(modalOpened, (state, { payload }) => {
        if (payload.id === 'auth') state.signIn = null;
      })
      // The steps load with the modal: see `AuthModal/flow`.
      .addMatcher(isStepOf<SignInStatus>('auth'), (state, { payload }) => {
        state.signIn = payload;
      });
  },
  selectors: {
    selectIsVisitor: isOver,
    selectIsSignedIn: (state) => state.status === 'signedIn',
    selectPlayer: (state) => state.player,
    selectHasNewLanguage: (state) => state.hasNewLanguage,
    selectNotice: (state) => state.notice,
    selectSignIn: (state) => state.signIn,
  },
});

export const authReducer = authSlice.reducer;
export const {
  signInAwaited,
  playerSignedIn,
  signInUnanswered,
  sessionLost,
  sessionClosed,
  playerRenamed,
  languageKept,
  noticeShown,
  noticeDismissed,
} = authSlice.actions;
export const { selectIsVisitor, selectIsSignedIn, selectPlayer, selectHasNewLanguage, selectNotice, selectSignIn } =
  authSlice.selectors;
