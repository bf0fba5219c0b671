import { useContext } from 'react';
import type { Identity } from './identity';
import { IdentityContext } from './IdentityContext';

/** The way to sign in and out. */
export function useIdentity(): Identity {
  const identity = useContext(IdentityContext);
  if (!identity) throw new Error('useIdentity needs an IdentityProvider');
  return identity;
}
