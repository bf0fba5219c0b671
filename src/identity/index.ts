export { anonymousIdentity } from './anonymousIdentity';
export {
  type ConfirmOwner,
  type Identity,
  IdentityError,
  type IdentityUser,
  identityErrorCode,
  playerSignedOut,
} from './identity';
export { IdentityProvider, useIdentity, useIdentityUser } from './useIdentity';
export { lazyIdentity, isRedirectPending } from './lazyIdentity';
