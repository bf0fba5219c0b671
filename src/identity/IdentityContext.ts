import { createContext } from 'react';
import type { Identity } from './identity';

export const IdentityContext = createContext<Identity | null>(null);

export const IdentityProvider = IdentityContext.Provider;
