import { randomBytes } from 'node:crypto';

const random = (bytes: number): string => randomBytes(bytes).toString('hex');

/** Ids look like Stripe's: a prefix for the kind and random characters. */
export const newId = (prefix: 'pi' | 'ch' | 're' | 'evt' | 'du' | 'req'): string => `${prefix}_${random(12)}`;

export const newClientSecret = (intentId: string): string => `${intentId}_secret_${random(13)}`;

export const nowSeconds = (): number => Math.floor(Date.now() / 1_000);
