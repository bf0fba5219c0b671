import { useEffect, useState } from 'react';
import type { IdentityUser } from './identity';
import { useIdentity } from './useIdentity';

/** The player with phone number and e-mail, which the store never has. */
export function useIdentityUser(): IdentityUser | null {
  const identity = useIdentity();
  const [user, setUser] = useState<IdentityUser | null>(null);
  useEffect(() => identity.watch(setUser), [identity]);
  return user;
}
