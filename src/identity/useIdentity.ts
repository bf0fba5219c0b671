import { createContext, useContext, useEffect, useState } from 'react';
import type { Identity, IdentityUser } from './identity';

const IdentityContext = createContext<Identity | null>(null);

export const IdentityProvider = IdentityContext.Provider;

export function useIdentity(): Identity {
  const identity = useContext(IdentityContext);
  if (!identity) throw new Error('useIdentity needs an IdentityProvider');
  return identity;
}

/** The player with phone number and e-mail, which the store never has. */
export function useIdentityUser(): IdentityUser | null {
  const identity = useIdentity();
  const [user, setUser] = useState<IdentityUser | null>(null);
  useEffect(() => identity.watch(setUser), [identity]);
  return user;
}
