import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useModalFlow } from '@/features/ui';
import { type Identity, useIdentity } from '@/identity';
import { useDispatch, useSelector } from 'react-redux';
import { noticeDismissed, selectNotice } from '../../authSlice';
import { ADVICE } from '../../signInErrors';
import { type AuthEvent, type AuthFailure, authModal, failureOf } from './authFlow';

/** The element of the invisible bot check. */
export const BOT_CHECK_ID = 'recaptcha-container';
export const CODE_LENGTH = 6;

const READING_MS = 2000;

/** Replaces a failure by its follow-up after some time for reading. */
function useFollowUp(failure: AuthFailure | null, identity: Identity, act: (event: AuthEvent) => void) {
  const follow = useEffectEvent(() => act({ type: 'failureAged' }));
  useEffect(() => {
    if (!failure?.followUp) return undefined;
    const timer = setTimeout(() => {
      if (failure.followUp === 'codeExpired') identity.forgetCode();
      follow();
    }, READING_MS);
    return () => clearTimeout(timer);
  }, [failure, identity]);
}

/** Sign-in by phone: sends, resends and confirms the code. `onDone` is called when the player is signed in. */
export function useAuthFlow(onDone: () => void) {
  const identity = useIdentity();
  const { flow, now, act } = useModalFlow(authModal);
  const [typed, setTyped] = useState({ code: '', entry: 0 });
  /** The number that got the code, with the plus sign. */
  const [sentTo, setSentTo] = useState('');
  useFollowUp(flow.failure, identity, act);

  /** Returning to the phone number: there is no code to verify. */
  const isExpired = flow.failure?.followUp === 'codeExpired';
  const refuse = (failure: AuthFailure) => act({ type: 'refused', failure });

  /** @param phoneNumber with the plus sign */
  const send = async (phoneNumber: string) => {
    act({ type: 'sendStarted' });
    setSentTo(phoneNumber);
    const { attempt } = now();
    try {
      await identity.sendCode(phoneNumber, BOT_CHECK_ID);
      act({ type: 'codeSent', attempt, sentAt: Date.now() });
    } catch (error) {
      act({ type: 'failed', attempt, call: 'send', failure: failureOf('send', error) });
    }
  };

  const verify = async (code: string) => {
    if (isExpired) return undefined;
    if (code.length !== CODE_LENGTH) return refuse({ at: 'field', messageId: ADVICE.codeIncomplete });
    act({ type: 'verifyStarted' });
    const { attempt } = now();
    try {
      await identity.confirmCode(code);
      act({ type: 'verified' });
      onDone();
    } catch (error) {
      act({ type: 'failed', attempt, call: 'verify', failure: failureOf('verify', error) });
    }
  };

  const typeCode = (code: string) => {
    setTyped({ code, entry: flow.entry });
    act({ type: 'codeTyped' });
    if (code.length === CODE_LENGTH) void verify(code);
  };

  const goBack = () => {
    if (flow.activity === 'verifying') return;
    identity.forgetCode();
    act({ type: 'wentBack' });
  };

  return {
    /** It has the player's input too, which the store never has. */
    flow: { ...flow, code: typed.entry === flow.entry ? typed.code : '', sentTo },
    send,
    verify,
    typeCode,
    goBack,
    refuse,
    startGoogle: () => act({ type: 'googleStarted' }),
    clearFailure: () => act({ type: 'failureCleared' }),
  };
}

/** A closed Google window is noticed late, so another press starts again and the first result is ignored. */
export function useGoogle({ onDone, onFailed }: { onDone: () => void; onFailed: (failure: AuthFailure) => void }) {
  const identity = useIdentity();
  const [isPending, setIsPending] = useState(false);
  const presses = useRef(0);

  const signIn = async () => {
    presses.current += 1;
    const press = presses.current;
    setIsPending(true);
    try {
      // The sign-in stays pending after 'redirecting' until the page is left.
      if ((await identity.signInWithGoogle()) === 'signed-in') onDone();
    } catch (error) {
      if (press !== presses.current) return;
      setIsPending(false);
      onFailed(failureOf('google', error));
    }
  };

  return { isPending, signIn };
}

/** Loads the sign-in service when the modal opens, and reads the result of a Google redirect. Drops the code when it closes. */
export function useOpening({ onDone, onFailed }: { onDone: () => void; onFailed: (failure: AuthFailure) => void }) {
  const identity = useIdentity();
  const done = useEffectEvent(onDone);
  const failed = useEffectEvent(onFailed);
  useEffect(() => {
    // A failed load is repeated by the next call, which shows the error.
    const awake = identity.wake().catch(() => undefined);
    void awake
      .then(() => identity.takeRedirectResult())
      .then(
        (isTaken) => isTaken && done(),
        (error: unknown) => failed(failureOf('google', error)),
      );
    return () => identity.forgetCode();
  }, [identity]);
}

/** Closes the notice of a sign-out before the modal opens. */
export function useDismissSignOutNotice(): void {
  const dispatch = useDispatch();
  const notice = useSelector(selectNotice);
  const dismiss = useEffectEvent(() => {
    if (notice === 'auth.notice.chosen') dispatch(noticeDismissed());
  });
  useLayoutEffect(() => dismiss(), []);
}
