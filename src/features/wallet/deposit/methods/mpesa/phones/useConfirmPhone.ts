import { useId, useRef, useState } from 'react';
import { errorMessageId } from '@/features/auth';
import { type ConfirmOwner, IdentityError, useIdentity } from '@/identity';
import { useIntent } from '../../../../intent/useIntent';
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

/** The owner of a phone confirms it by a code, so that this player may ask it to pay. */
export function useConfirmPhone(msisdn: string) {
  const identity = useIdentity();
  const [trigger] = useConfirmPhoneMutation();
  const { send } = useIntent(trigger);
  const owner = useRef<ConfirmOwner | null>(null);
  const containerId = useId();
  const [state, setState] = useState(START);

  const sendCode = async () => {
    setState({ step: 'ask', isBusy: true, error: null });
    try {
      owner.current = await identity.proveOwner(`+${msisdn}`, containerId);
      setState({ step: 'code', isBusy: false, error: null });
    } catch (error) {
      setState({ step: 'ask', isBusy: false, error: errorOf('send', error) });
    }
  };

  const confirm = async (code: string) => {
    setState({ step: 'code', isBusy: true, error: null });
    try {
      const proof = await owner.current?.(code);
      const outcome = await send({ ask: {}, sealed: { proof } });
      const isDone = outcome?.kind === 'answered';
      setState({ step: isDone ? 'done' : 'ask', isBusy: false, error: isDone ? null : 'deposit.phone.failed' });
    } catch (error) {
      setState({ step: 'code', isBusy: false, error: errorOf('verify', error) });
    }
  };

  return { ...state, containerId, sendCode, confirm };
}
