import { type Auth, RecaptchaVerifier } from 'firebase/auth';
import { IdentityError } from '../identity';
import { toIdentityError } from './toIdentityError';

/** The invisible check for a code request. Each sending needs a new one. */
export interface BotCheck {
  verifier: RecaptchaVerifier;
  clear(): void;
}

/** The check never reuses an element, so each gets its own in the container. */
const freshSlot = (containerId: string): HTMLElement => {
  const slot = document.createElement('div');
  document.getElementById(containerId)?.append(slot);
  return slot;
};

/** @throws IdentityError `captcha-setup-failed`, or `network-request-failed` for a network error */
export async function startBotCheck(auth: Auth, containerId: string): Promise<BotCheck> {
  const slot = freshSlot(containerId);
  const verifier = new RecaptchaVerifier(auth, slot, { size: 'invisible' });
  const clear = () => {
    verifier.clear();
    slot.remove();
  };
  try {
    await verifier.render();
  } catch (error) {
    clear();
    const { code } = toIdentityError(error);
    throw new IdentityError(code === 'network-request-failed' ? code : 'captcha-setup-failed');
  }
  return { verifier, clear };
}
