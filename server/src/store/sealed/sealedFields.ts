import type { SealedFields, SealedIds } from './sealedStore.ts';

/** Where phone numbers stand. Everything else names a phone masked, or by a sealed hash. */
export const SEALED_FIELDS: SealedFields = {
  users: ['phoneNumber'],
  deposits: ['phoneNumber'],
  withdrawals: ['phoneNumber'],
};

/** Their ids are hashes of phone numbers, of which there are few enough to try all. By a field that every document has. */
export const SEALED_IDS: SealedIds = { 'confirmed-phones': 'confirmedAt', 'bonus-uses': 'bonusId' };
