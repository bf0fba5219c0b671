import { describe, expect, it } from '@jest/globals';
import { localeChosen } from '@/features/ui';
import { playerSignedOut } from '@/identity';
import {
  authReducer,
  type AuthState,
  languageKept,
  noticeDismissed,
  noticeShown,
  playerRenamed,
  playerSignedIn,
  selectHasNewLanguage,
  selectIsSignedIn,
  selectNotice,
  selectPlayer,
  signInAwaited,
  signInUnanswered,
} from './authSlice';

type Action = Parameters<typeof authReducer>[1];

const after = (...actions: Action[]): AuthState =>
  actions.reduce<AuthState>(authReducer, authReducer(undefined, { type: 'start' }));

const PLAYER = { uid: 'u1', methods: ['phone' as const], displayName: 'Simba' };
const SIGNED_IN = playerSignedIn(PLAYER);
const SIGNED_OUT = playerSignedOut({ isInterrupted: false });

describe('the auth state', () => {
  it('starts with a visitor', () => {
    expect(after()).toMatchObject({ status: 'visitor', player: null, wasSignedIn: false, notice: null });
  });

  it('knows no player while the service or the profile is loading', () => {
    expect(after(signInAwaited(null)).status).toBe('resuming');
    expect(after(signInAwaited(PLAYER))).toMatchObject({ status: 'settling', arriving: PLAYER });
  });

  it('has the player, and remembers that somebody was signed in on this browser', () => {
    const auth = after(noticeShown('auth.notice.ended'), signInAwaited(PLAYER), SIGNED_IN);
    expect(selectIsSignedIn({ auth })).toBe(true);
    expect(selectPlayer({ auth })).toEqual(PLAYER);
    expect(auth).toMatchObject({ arriving: null, wasSignedIn: true, notice: null });
  });

  it('has no data of a player who left', () => {
    expect(after(SIGNED_IN, localeChosen('sw'), SIGNED_OUT)).toEqual(after());
  });

  it('is a visitor when nobody answered for the player, and the next visit tries again', () => {
    expect(after(SIGNED_IN, signInAwaited(null), signInUnanswered())).toMatchObject({
      status: 'visitor',
      wasSignedIn: true,
    });
  });

  it('changes the name of the player, and no name when nobody is signed in', () => {
    expect(after(SIGNED_IN, playerRenamed('Chui')).player?.displayName).toBe('Chui');
    expect(after(playerRenamed('Chui')).player).toBeNull();
  });

  it('remembers a language that the profile may not have yet', () => {
    expect(selectHasNewLanguage({ auth: after(localeChosen('sw')) })).toBe(false);
    expect(selectHasNewLanguage({ auth: after(SIGNED_IN, localeChosen('sw')) })).toBe(true);
    expect(selectHasNewLanguage({ auth: after(SIGNED_IN, localeChosen('sw'), languageKept()) })).toBe(false);
  });

  it('has the reason why a sign-in ended until the reason is dismissed', () => {
    expect(selectNotice({ auth: after(noticeShown('auth.notice.chosen')) })).toBe('auth.notice.chosen');
    expect(selectNotice({ auth: after(noticeShown('auth.notice.chosen'), noticeDismissed()) })).toBeNull();
  });
});
