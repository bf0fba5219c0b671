import { useContext } from 'react';
import type { Identity } from './identity';
import { IdentityContext } from './IdentityContext';

export function useIdentity(): Identity {
  const identity = useContext(IdentityContext);
  if (!identity) throw new Error('useIdentity needs an IdentityProvider');
  return identity;
}
