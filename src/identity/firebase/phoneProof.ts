import { deleteApp, initializeApp } from 'firebase/app';
import { inMemoryPersistence, initializeAuth, signInWithPhoneNumber } from 'firebase/auth';
import type { ConfirmOwner } from '../identity';
import { startBotCheck } from './phoneSignIn';
import { firebaseSettings, joinAppCheck, joinSandbox } from './firebaseApp';
import { translated } from './toIdentityError';

/** Sends a code to a phone; the code gives the token of its owner. Beside the player's own sign-in, and kept nowhere. */
export async function startPhoneProof(phoneNumber: string, containerId: string): Promise<ConfirmOwner> {
  const app = initializeApp(firebaseSettings(), `phone-proof-${Date.now()}`);
  await joinAppCheck(app);
  const auth = joinSandbox(initializeAuth(app, { persistence: inMemoryPersistence }));
  auth.languageCode = document.documentElement.lang;
  const check = await startBotCheck(auth, containerId);
  const session = await signInWithPhoneNumber(auth, phoneNumber, check.verifier).finally(check.clear);
  return (code) =>
    translated(async () => {
      const { user } = await session.confirm(code);
      const token = await user.getIdToken();
      await deleteApp(app);
      return token;
    });
}
