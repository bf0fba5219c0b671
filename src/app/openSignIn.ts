/** The sign-in service with everything for players: one chunk, which visitors do not load. */
import { followPlayer } from '@/features/auth';
import type { Identity } from '@/identity';
import { firebaseIdentity } from '@/identity/firebase/firebaseIdentity';
import type { AppStore } from './store/makeStore';

export function openSignIn(store: AppStore): Identity {
  const identity = firebaseIdentity();
  store.dispatch(followPlayer());
  return identity;
}
