import { createContext, useContext } from 'react';
import type { Identity } from './identity';

const IdentityContext = createContext<Identity | null>(null);

export const IdentityProvider = IdentityContext.Provider;

/** The way to sign in and out. */
export function useIdentity(): Identity {
  const identity = useContext(IdentityContext);
  if (!identity) throw new Error('useIdentity needs an IdentityProvider');
  return identity;
}
