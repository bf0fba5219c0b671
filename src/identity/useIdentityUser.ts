import { useEffect, useState } from 'react';
import type { IdentityUser } from './identity';
import { useIdentity } from './useIdentity';

/** Who is signed in, phone number and e-mail included: these are shown from here, as the store never holds them. */
export function useIdentityUser(): IdentityUser | null {
  const identity = useIdentity();
  const [user, setUser] = useState<IdentityUser | null>(null);
  useEffect(() => identity.watch(setUser), [identity]);
  return user;
}
