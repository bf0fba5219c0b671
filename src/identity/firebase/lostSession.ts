import type { Auth } from 'firebase/auth';
import { tryStorage } from '@/shared/tryStorage';
import type { Identity } from '../identity';
import { firebaseSettings } from './buildSettings';

interface KeptUser {
  stsTokenManager?: { accessToken?: string };
}

/** From where the SDK keeps its session in this browser. */
function keptToken(): string | null {
  const user = tryStorage('localStorage', (storage) => {
    const kept = storage.getItem(`firebase:authUser:${firebaseSettings().apiKey}:[DEFAULT]`);
    return JSON.parse(kept ?? '{}') as KeptUser;
  });
  return user?.stsTokenManager?.accessToken ?? null;
}

/** Waking, the SDK drops a session that was refused, and does not tell why. To be called before it wakes. */
export function lostSession(): (auth: Auth) => Pick<Identity, 'lostToken'> {
  const kept = keptToken();
  return (auth) => ({ lostToken: () => (auth.currentUser ? null : kept) });
}
