import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { isStepOf, localeChosen, modalOpened } from '@/features/ui';
import { type IdentityUser, playerSignedOut } from '@/identity';
import type { SignInStatus } from './AuthModal/flow/authFlow';

/** Who plays, as far as screens need it: no phone number, no e-mail, no token. */
export type Player = Pick<IdentityUser, 'uid' | 'methods'> & { displayName: string };

export interface AuthState {
  /** `unknown` while somebody may be signed in: the service has not answered, or the profile is on its way. */
  status: 'visitor' | 'unknown' | 'signedIn';
  player: Player | null;
  /** Whose profile is on its way. */
  arrivingUid: string | null;
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
  arrivingUid: null,
  wasSignedIn: false,
  hasNewLanguage: false,
  notice: null,
  signIn: null,
};

const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** The service or the profile is asked; `null` while it is not known for whom. */
    signInAwaited(state, { payload }: PayloadAction<string | null>) {
      state.status = 'unknown';
      state.arrivingUid = payload;
    },
    playerSignedIn(state, { payload }: PayloadAction<Player>) {
      state.status = 'signedIn';
      state.player = payload;
      state.arrivingUid = null;
      state.wasSignedIn = true;
      state.notice = null;
    },
    /** Nobody answered who is signed in: a visitor for now, and the hint stays for the next try. */
    signInUnanswered(state) {
      state.status = 'visitor';
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
      .addCase(playerSignedOut, ({ notice, signIn }) => ({ ...initialState, notice, signIn }))
      .addCase(localeChosen, (state) => {
        state.hasNewLanguage = state.status !== 'visitor';
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
    selectAuthStatus: (state) => state.status,
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
  playerRenamed,
  languageKept,
  noticeShown,
  noticeDismissed,
} = authSlice.actions;
export const { selectAuthStatus, selectIsSignedIn, selectPlayer, selectHasNewLanguage, selectNotice, selectSignIn } =
  authSlice.selectors;
