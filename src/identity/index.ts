export { anonymousIdentity } from './anonymousIdentity';
export { type ConfirmOwner, type Identity, IdentityError, type IdentityUser } from './identity';
export { IdentityProvider } from './IdentityContext';
export { identityErrorCode } from './identityErrorCode';
export { lazyIdentity } from './lazyIdentity';
export { playerSignedOut } from './playerSignedOut';
export { isRedirectPending } from './redirectFlag';
export { useIdentity } from './useIdentity';
export { useIdentityUser } from './useIdentityUser';
