import type { SealedFields } from './sealedStore.ts';

/** Where phone numbers stand. Everything else names a phone by a hash, or masked. */
export const SEALED_FIELDS: SealedFields = {
  users: ['phoneNumber'],
  deposits: ['phoneNumber'],
  withdrawals: ['phoneNumber'],
};
