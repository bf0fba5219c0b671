import { type Auth, RecaptchaVerifier } from 'firebase/auth';
import { IdentityError } from '../identity';
import { toIdentityError } from './toIdentityError';

/** The invisible check that a person asks for the code. It serves one sending; the next gets a new one. */
export interface BotCheck {
  verifier: RecaptchaVerifier;
  clear(): void;
}

/** The check never reuses an element, so each has its own within the container. */
const freshSlot = (containerId: string): HTMLElement => {
  const slot = document.createElement('div');
  document.getElementById(containerId)?.append(slot);
  return slot;
};

/** @throws IdentityError `captcha-setup-failed`, or `network-request-failed` where the network is to blame */
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
