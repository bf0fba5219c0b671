import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CallbackKind } from '../MobileGateway.ts';

/** The secret part of a callback's path. One that leaks speaks for one record, and for one kind of call. */
export interface CallbackSecrets {
  of: (kind: CallbackKind, id: string) => string;
  /** Compares in a time that tells nothing. Without a secret to begin with, nothing is ours. */
  isOurs: (given: string, kind: CallbackKind, id: string) => boolean;
}

export function createCallbackSecrets(callbackSecret: string): CallbackSecrets {
  const digest = (text: string): Buffer => createHmac('sha256', callbackSecret).update(text).digest();
  // Hexadecimal has none of the words that Safaricom refuses in a path.
  const of: CallbackSecrets['of'] = (kind, id) => digest(`${kind}:${id}`).toString('hex');
  return {
    of,
    isOurs: (given, kind, id) => callbackSecret !== '' && timingSafeEqual(digest(given), digest(of(kind, id))),
  };
}
