import type { Auth } from 'firebase/auth';
import { tryStorage } from '@/shared/tryStorage';
import type { Identity } from '../identity';
import { firebaseSettings } from './buildSettings';

interface KeptUser {
  stsTokenManager?: { accessToken?: string };
}

/** From the SDK's storage in this browser. */
function keptToken(): string | null {
  const user = tryStorage('localStorage', (storage) => {
    const kept = storage.getItem(`firebase:authUser:${firebaseSettings().apiKey}:[DEFAULT]`);
    return JSON.parse(kept ?? '{}') as KeptUser;
  });
  return user?.stsTokenManager?.accessToken ?? null;
}

/** The SDK drops a refused session at its start without a reason, so call this before it starts. */
export function lostSession(): (auth: Auth) => Pick<Identity, 'lostToken'> {
  const kept = keptToken();
  return (auth) => ({ lostToken: () => (auth.currentUser ? null : kept) });
}
