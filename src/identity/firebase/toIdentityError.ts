import { IdentityError } from '../identity';

const hasCode = (error: unknown): error is { code: string } =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';

/** What the SDK throws, as the seam tells it: the code without `auth/`. The SDK's message may hold what was sent, so it stays here. */
export function toIdentityError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error;
  return new IdentityError(hasCode(error) ? error.code.replace(/^auth\//, '') : 'internal-error');
}

/** Runs a call of the SDK. @throws IdentityError */
export async function translated<TValue>(call: () => Promise<TValue>): Promise<TValue> {
  try {
    return await call();
  } catch (error) {
    throw toIdentityError(error);
  }
}
