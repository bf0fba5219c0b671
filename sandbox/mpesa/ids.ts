import { randomInt, randomUUID } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** A receipt looks like M-Pesa's: ten capital letters and digits. */
export const newReceipt = (): string => {
  const rest = Array.from({ length: 9 }, () => LETTERS[randomInt(LETTERS.length)]);
  return `S${rest.join('')}`;
};

export const newMerchantRequestId = (): string => `29115-${randomInt(1e8)}-1`;
export const newCheckoutRequestId = (): string => `ws_CO_${randomUUID().replaceAll('-', '')}`;
export const newConversationId = (): string => `AG_${randomUUID().replaceAll('-', '').slice(0, 24)}`;
