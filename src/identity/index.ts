export { anonymousIdentity, type Identity } from './identity';
