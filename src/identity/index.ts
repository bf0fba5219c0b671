export { anonymousIdentity } from './anonymousIdentity';
export { type Identity, IdentityError, identityErrorCode, type IdentityUser } from './identity';
export { IdentityProvider, useIdentity } from './IdentityContext';
export { lazyIdentity } from './lazyIdentity';
export { playerSignedOut } from './playerSignedOut';
export { isRedirectPending } from './redirectFlag';
export { useIdentityUser } from './useIdentityUser';
