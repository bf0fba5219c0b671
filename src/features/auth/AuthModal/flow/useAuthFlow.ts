import { useEffect, useEffectEvent, useState } from 'react';
import { useModalFlow } from '@/features/ui';
import { type Identity, useIdentity } from '@/identity';
import { selectSignIn } from '../../authSlice';
import { ADVICE } from '../../signInErrors';
import type { AuthRootState } from '../../session/types';
import {
  type AuthEvent,
  type AuthFailure,
  type AuthFlow,
  INITIAL_STATUS,
  reduceAuthFlow,
  type SignInStatus,
} from './authFlow';
import { failureOf } from './failureOf';
import { stepName } from './stepName';

/** The element of the invisible bot check. */
export const BOT_CHECK_ID = 'recaptcha-container';
export const CODE_LENGTH = 6;

const READING_MS = 2000;

/** The state, with the player's input, which the store never has. */
export interface AuthEntry extends AuthFlow {
  code: string;
  /** The number that got the code, with the plus sign. */
  sentTo: string;
}

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

const useSteps = () =>
  useModalFlow<AuthRootState, 'auth', SignInStatus, AuthEvent>({
    id: 'auth',
    selectStatus: selectSignIn,
    initial: INITIAL_STATUS,
    reduce: reduceAuthFlow,
    nameOf: stepName,
  });

/** Sign-in by phone: sends, resends and confirms the code. `onDone` is called when the player is signed in. */
export function useAuthFlow(onDone: () => void) {
  const identity = useIdentity();
  const { flow, now, act } = useSteps();
  const [typed, setTyped] = useState({ code: '', entry: 0 });
  const [sentTo, setSentTo] = useState('');
  useFollowUp(flow.failure, identity, act);

  const entry: AuthEntry = { ...flow, code: typed.entry === flow.entry ? typed.code : '', sentTo };
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
    flow: entry,
    send,
    verify,
    typeCode,
    goBack,
    refuse,
    startGoogle: () => act({ type: 'googleStarted' }),
    clearFailure: () => act({ type: 'failureCleared' }),
  };
}
