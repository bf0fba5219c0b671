import { type Auth, beforeAuthStateChanged, onIdTokenChanged } from 'firebase/auth';
import type { Identity } from '../identity';

/** Whether the sign-in was made in this tab: the SDK announces only its own changes of player. */
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
