import { useId, useRef, useState } from 'react';
import { errorMessageId } from '@/features/auth';
import { type ConfirmOwner, IdentityError, useIdentity } from '@/identity';
import { useIntent } from '../intent/useIntent';
import { useConfirmPhoneMutation } from './phonesApi';

interface Confirming {
  step: 'ask' | 'code' | 'done';
  isBusy: boolean;
  /** Message id. */
  error: string | null;
}

const START: Confirming = { step: 'ask', isBusy: false, error: null };

const errorOf = (step: 'send' | 'verify', error: unknown): string =>
  errorMessageId(step, error instanceof IdentityError ? error.code : '');

/** The owner of a phone confirms it by a code, so that this player may ask it to pay, or be paid to it. */
export function useConfirmPhone(msisdn: string) {
  const identity = useIdentity();
  const [trigger] = useConfirmPhoneMutation();
  const { send } = useIntent(trigger);
  const owner = useRef<ConfirmOwner | null>(null);
  const containerId = useId();
  const [state, setState] = useState(START);

  /** The first, or a new one: the step stays while it is on its way. */
  const sendCode = async () => {
    setState({ ...state, isBusy: true, error: null });
    try {
      owner.current = await identity.proveOwner(`+${msisdn}`, containerId);
      setState({ step: 'code', isBusy: false, error: null });
    } catch (error) {
      setState({ ...state, isBusy: false, error: errorOf('send', error) });
    }
  };

  /** Whether it is confirmed. */
  const confirm = async (code: string): Promise<boolean> => {
    setState({ step: 'code', isBusy: true, error: null });
    try {
      const proof = await owner.current?.(code);
      const outcome = await send({ ask: {}, sealed: { proof } });
      const isDone = outcome?.kind === 'answered';
      setState({ step: isDone ? 'done' : 'ask', isBusy: false, error: isDone ? null : 'phones.failed' });
      return isDone;
    } catch (error) {
      setState({ step: 'code', isBusy: false, error: errorOf('verify', error) });
      return false;
    }
  };

  return { ...state, containerId, sendCode, confirm };
}
