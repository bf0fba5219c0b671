/** The sign-in service with everything for players: one chunk, which visitors do not load. */
import { followPlayer } from '@/features/auth';
import type { Identity } from '@/identity';
import { firebaseIdentity } from '@/identity/firebase/firebaseIdentity';
import { joinAppCheck } from '@/identity/firebase/firebaseApp';
import type { AppStore } from './store/makeStore';

export async function openSignIn(store: AppStore): Promise<Identity> {
  await joinAppCheck();
  const identity = firebaseIdentity();
  store.dispatch(followPlayer());
  return identity;
}
