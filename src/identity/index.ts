export { anonymousIdentity } from './anonymousIdentity';
export * from './identity';
export { IdentityProvider, useIdentity, useIdentityUser } from './useIdentity';
export { lazyIdentity, isRedirectPending } from './lazyIdentity';
