import { type Auth, beforeAuthStateChanged, onIdTokenChanged } from 'firebase/auth';
import type { Identity } from '../identity';

/** Knows whose doing the sign-in was: the SDK asks before its own changes of player, never before another tab's. */
export function presence(auth: Auth): Pick<Identity, 'whoIs'> {
  let ownUid: string | undefined;
  beforeAuthStateChanged(auth, (user) => {
    ownUid = user?.uid;
  });
  onIdTokenChanged(auth, (user) => {
    if (!user) ownUid = undefined;
  });
  return {
    whoIs() {
      const { currentUser } = auth;
      return currentUser && { uid: currentUser.uid, isByThisTab: currentUser.uid === ownUid };
    },
  };
}
