/** The sign-in service with all that a player needs of it: one chunk, which a visitor who never signs in does without. */
import { followPlayer } from '@/features/auth';
import type { Identity } from '@/identity';
import { firebaseIdentity } from '@/identity/firebase/firebaseIdentity';
import type { AppStore } from './store/makeStore';

export function openSignIn(store: AppStore): Identity {
  const identity = firebaseIdentity();
  store.dispatch(followPlayer());
  return identity;
}
