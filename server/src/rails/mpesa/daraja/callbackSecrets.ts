import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CallbackKind } from '../MpesaGateway.ts';

/** The secret in a callback's path, valid for one record and one kind of call, so that a leak has little effect. */
export interface CallbackSecrets {
  of: (kind: CallbackKind, id: string) => string;
  /** Constant-time comparison. Without a configured secret no path is valid. */
  isOurs: (given: string, kind: CallbackKind, id: string) => boolean;
}

export function createCallbackSecrets(callbackSecret: string): CallbackSecrets {
  const digest = (text: string): Buffer => createHmac('sha256', callbackSecret).update(text).digest();
  // Hexadecimal never contains the words that Safaricom refuses in a path.
  const of: CallbackSecrets['of'] = (kind, id) => digest(`${kind}:${id}`).toString('hex');
  return {
    of,
    isOurs: (given, kind, id) => callbackSecret !== '' && timingSafeEqual(digest(given), digest(of(kind, id))),
  };
}
