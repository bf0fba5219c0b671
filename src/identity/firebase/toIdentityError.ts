import { IdentityError } from '../identity';
import { plainMessage } from './plainMessage';

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
