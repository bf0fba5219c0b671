import { type Dispatch, useEffect, useReducer } from 'react';
import { type Identity, useIdentity } from '@/identity';
import { ADVICE } from '../../signInErrors';
import { type AuthEvent, type AuthFailure, INITIAL_FLOW, reduceAuthFlow } from './authFlow';
import { failureOf } from './failureOf';

/** The element of the invisible bot check. */
export const BOT_CHECK_ID = 'recaptcha-container';
export const CODE_LENGTH = 6;

const READING_MS = 2000;

/** A failure with a follow-up gives way to it when it has been read. */
function useFollowUp(failure: AuthFailure | null, identity: Identity, dispatch: Dispatch<AuthEvent>) {
  useEffect(() => {
    if (!failure?.followUp) return undefined;
    const timer = setTimeout(() => {
      if (failure.followUp === 'codeExpired') identity.forgetCode();
      dispatch({ type: 'failureAged' });
    }, READING_MS);
    return () => clearTimeout(timer);
  }, [failure, identity, dispatch]);
}

/**
 * Signing in by phone: sends, resends and confirms the code.
 * @param onDone called when the player is signed in
 */
export function useAuthFlow(onDone: () => void) {
  const identity = useIdentity();
  const [flow, dispatch] = useReducer(reduceAuthFlow, INITIAL_FLOW);
  useFollowUp(flow.failure, identity, dispatch);

  const attempt = flow.attempt + 1;
  /** On the way back to the phone number: there is no code to verify any more. */
  const isExpired = flow.failure?.followUp === 'codeExpired';
  const refuse = (failure: AuthFailure) => dispatch({ type: 'refused', failure });

  /** @param phoneNumber with the plus sign */
  const send = async (phoneNumber: string) => {
    dispatch({ type: 'sendStarted' });
    try {
      await identity.sendCode(phoneNumber, BOT_CHECK_ID);
      dispatch({ type: 'codeSent', attempt, sentAt: Date.now(), sentTo: phoneNumber });
    } catch (error) {
      dispatch({ type: 'failed', attempt, failure: failureOf('send', error) });
    }
  };

  const verify = async (code: string) => {
    if (isExpired) return undefined;
    if (code.length !== CODE_LENGTH) return refuse({ at: 'field', messageId: ADVICE.codeIncomplete });
    dispatch({ type: 'verifyStarted' });
    try {
      await identity.confirmCode(code);
      onDone();
    } catch (error) {
      dispatch({ type: 'failed', attempt, failure: failureOf('verify', error) });
    }
  };

  const typeCode = (code: string) => {
    dispatch({ type: 'codeTyped', code });
    if (code.length === CODE_LENGTH) void verify(code);
  };

  const goBack = () => {
    if (flow.activity === 'verifying') return;
    identity.forgetCode();
    dispatch({ type: 'wentBack' });
  };

  return { flow, send, verify, typeCode, goBack, refuse, clearFailure: () => dispatch({ type: 'failureCleared' }) };
}
