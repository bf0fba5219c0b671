import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { callsRefused } from '@/api';
import { localeChosen } from '@/features/ui';
import { type IdentityUser, playerSignedOut } from '@/identity';

/** The notice that too much was asked at once: its message with the seconds to wait, as the store keeps one text. */
export const WAIT_NOTICE = 'auth.notice.tooMany';

export const waitNotice = (seconds: number): string => `${WAIT_NOTICE} ${seconds}`;

/** The player for screens: no phone number, no e-mail, no token. */
export type Player = Pick<IdentityUser, 'uid' | 'methods'> & { displayName: string };

/**
 * The state of the session; docs/architecture.md draws the changes.
 * - `visitor`: nobody is signed in.
 * - `resuming`: a player of an earlier visit or a Google redirect; the sign-in service is asked.
 * - `settling`: the service named the player; the profile is loading.
 * - `signedIn`: the player is known.
 * - `lost`: the service says that nobody is signed in; the reason is not known yet.
 * - `ending`: the player is removed from this browser; the service is being told.
 */
type SessionStatus = 'visitor' | 'resuming' | 'settling' | 'signedIn' | 'lost' | 'ending';

export type Arrival = Pick<IdentityUser, 'uid' | 'methods' | 'displayName'>;

export interface AuthState {
  status: SessionStatus;
  player: Player | null;
  arriving: Arrival | null;
  /** A stored hint that somebody was signed in on this browser. */
  wasSignedIn: boolean;
  /** A new language that the profile may not have yet; stored until it does. */
  hasNewLanguage: boolean;
  /** Message id for an ended or failed sign-in. */
  notice: string | null;
}

const initialState: AuthState = {
  status: 'visitor',
  player: null,
  arriving: null,
  wasSignedIn: false,
  hasNewLanguage: false,
  notice: null,
};

/** Nobody is signed in, or about to be. */
export const isOver = ({ status }: AuthState): boolean => status === 'visitor' || status === 'ending';

const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** Service or profile are loading; `null` while the player is unknown. */
    signInAwaited: (state, { payload }: PayloadAction<Arrival | null>) => ({
      ...state,
      status: payload ? 'settling' : 'resuming',
      arriving: payload,
    }),
    playerSignedIn: (state, { payload }: PayloadAction<Player>) => ({
      ...state,
      status: 'signedIn',
      player: payload,
      arriving: null,
      wasSignedIn: true,
      notice: null,
    }),
    /** No answer: a visitor for now; the hint stays for the next visit. */
    signInUnanswered(state) {
      if (state.status === 'resuming') state.status = 'visitor';
    },
    /** The service has no player any more, for any reason. */
    sessionLost: (state) => ({ ...state, status: 'lost', arriving: null }),
    /** The service has ended the session too. */
    sessionClosed(state) {
      if (state.status === 'ending') state.status = 'visitor';
    },
    playerRenamed(state, { payload }: PayloadAction<string>) {
      if (state.player) state.player.displayName = payload;
    },
    languageKept: (state) => ({ ...state, hasNewLanguage: false }),
    noticeShown: (state, { payload }: PayloadAction<string>) => ({ ...state, notice: payload }),
    noticeDismissed: (state) => ({ ...state, notice: null }),
  },
  extraReducers: (build) => {
    build
      .addCase(playerSignedOut, ({ notice }, { payload }) => ({
        ...initialState,
        status: payload.isEnding ? 'ending' : 'visitor',
        notice,
      }))
      // Calls that are refused together are told once, and nothing more important is replaced.
      .addCase(callsRefused, (state, { payload }) => {
        state.notice ??= waitNotice(payload);
      })
      .addCase(localeChosen, (state) => {
        state.hasNewLanguage = !isOver(state);
      });
  },
  selectors: {
    selectIsVisitor: isOver,
    selectIsSignedIn: (state) => state.status === 'signedIn',
    selectPlayer: (state) => state.player,
    selectHasNewLanguage: (state) => state.hasNewLanguage,
    selectNotice: (state) => state.notice,
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
export const { selectIsVisitor, selectIsSignedIn, selectPlayer, selectHasNewLanguage, selectNotice } =
  authSlice.selectors;

export const signOutChosen = createAction('auth/signOutChosen');
