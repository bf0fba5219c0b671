import { type Auth, type ConfirmationResult, RecaptchaVerifier, signInWithPhoneNumber } from 'firebase/auth';
import { type Identity, IdentityError } from '../identity';
import { toIdentityError, translated } from './toIdentityError';

/** The invisible check for a code request. Each sending needs a new one. */
interface BotCheck {
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

/** Codes by SMS. The session between sending and confirming is stored only here. */
export function phoneSignIn(auth: Auth): Pick<Identity, 'sendCode' | 'confirmCode' | 'forgetCode'> {
  let botCheck: BotCheck | null = null;
  let session: ConfirmationResult | null = null;

  const clearBotCheck = () => {
    botCheck?.clear();
    botCheck = null;
  };

  return {
    sendCode: (phoneNumber, containerId) =>
      translated(async () => {
        clearBotCheck();
        auth.languageCode = document.documentElement.lang;
        botCheck = await startBotCheck(auth, containerId);
        session = await signInWithPhoneNumber(auth, phoneNumber, botCheck.verifier).finally(clearBotCheck);
      }),
    confirmCode: (code) =>
      translated(async () => {
        if (!session) throw new IdentityError('no-session');
        await session.confirm(code);
        session = null;
      }),
    forgetCode() {
      session = null;
      clearBotCheck();
    },
  };
}
