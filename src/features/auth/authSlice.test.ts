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

describe('auth', () => {
  it('starts with a visitor', () => {
    expect(after()).toMatchObject({ status: 'visitor', player: null, wasSignedIn: false, notice: null });
  });

  it('does not know who plays while the service or the profile is asked', () => {
    expect(after(signInAwaited(null)).status).toBe('resuming');
    expect(after(signInAwaited(PLAYER))).toMatchObject({ status: 'settling', arriving: PLAYER });
  });

  it('knows the player, and remembers that somebody was signed in here', () => {
    const auth = after(noticeShown('auth.notice.ended'), signInAwaited(PLAYER), SIGNED_IN);
    expect(selectIsSignedIn({ auth })).toBe(true);
    expect(selectPlayer({ auth })).toEqual(PLAYER);
    expect(auth).toMatchObject({ arriving: null, wasSignedIn: true, notice: null });
  });

  it('holds nothing of a player who left', () => {
    expect(after(SIGNED_IN, localeChosen('sw'), SIGNED_OUT)).toEqual(after());
  });

  it('takes a player whom nobody answered for as a visitor, and tries again next time', () => {
    expect(after(SIGNED_IN, signInAwaited(null), signInUnanswered())).toMatchObject({
      status: 'visitor',
      wasSignedIn: true,
    });
  });

  it('calls the player by the new name, and nobody where nobody is', () => {
    expect(after(SIGNED_IN, playerRenamed('Chui')).player?.displayName).toBe('Chui');
    expect(after(playerRenamed('Chui')).player).toBeNull();
  });

  it('notes a language that the profile of the player may not know yet', () => {
    expect(selectHasNewLanguage({ auth: after(localeChosen('sw')) })).toBe(false);
    expect(selectHasNewLanguage({ auth: after(SIGNED_IN, localeChosen('sw')) })).toBe(true);
    expect(selectHasNewLanguage({ auth: after(SIGNED_IN, localeChosen('sw'), languageKept()) })).toBe(false);
  });

  it('says why a sign-in ended until that is dismissed', () => {
    expect(selectNotice({ auth: after(noticeShown('auth.notice.chosen')) })).toBe('auth.notice.chosen');
    expect(selectNotice({ auth: after(noticeShown('auth.notice.chosen'), noticeDismissed()) })).toBeNull();
  });
});
