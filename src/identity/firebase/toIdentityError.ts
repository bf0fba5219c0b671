import { IdentityError } from '../identity';

/** `Firebase: ` before and ` (auth/some-code).` after the message. */
const WRAPPING = /^Firebase:\s*|\s*\(auth\/[\w-]+\)\.?\s*$/g;
/** The SDK's message when it has none. */
const EMPTY = /^(?:error)?\.?$/i;
/** Six digits or more with the usual separators: a phone number, or a part of one. */
const PHONE = /\+?\d(?:[\s().-]*\d){5,}/g;
const E_MAIL = /[^\s<>"']+@[^\s<>"']+/g;
/** Keys and tokens. */
const SECRET = /[\w-]{24,}/g;
const HIDDEN = '•••';
const LONGEST = 200;

/** One plain sentence without phone number, e-mail or token; undefined without a message for people. */
export function plainMessage(message: string): string | undefined {
  const said = message.replace(WRAPPING, '').trim();
  const isForPeople = !EMPTY.test(said) && said.length <= LONGEST && !/[{}<>\n]/.test(said) && /\s/.test(said);
  return isForPeople ? said.replace(E_MAIL, HIDDEN).replace(SECRET, HIDDEN).replace(PHONE, HIDDEN) : undefined;
}

const hasCode = (error: unknown): error is { code: string } =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';

const messageOf = (error: { code: string }): string | undefined =>
  'message' in error && typeof error.message === 'string' ? plainMessage(error.message) : undefined;

/** The code without `auth/`, and the message if it may be shown: the SDK's message may contain the request. */
export function toIdentityError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error;
  if (!hasCode(error)) return new IdentityError('internal-error');
  return new IdentityError(error.code.replace(/^auth\//, ''), messageOf(error));
}

/** Runs a call of the SDK. @throws IdentityError */
export async function translated<TValue>(call: () => Promise<TValue>): Promise<TValue> {
  try {
    return await call();
  } catch (error) {
    throw toIdentityError(error);
  }
}
