import { type Auth, type ConfirmationResult, signInWithPhoneNumber } from 'firebase/auth';
import { type Identity, IdentityError } from '../identity';
import { type BotCheck, startBotCheck } from './botCheck';
import { translated } from './toIdentityError';

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
