import { BLOCK_REFUSALS } from '../../../contract/saferPlay.ts';
import { ApiError } from '../errors/ApiError.ts';
import type { UserRecord } from '../store/records/user.ts';

export const hasConsent = (user: Pick<UserRecord, 'ageConfirmedAt' | 'termsAcceptedAt'> | undefined): boolean =>
  Boolean(user?.ageConfirmedAt && user.termsAcceptedAt);

/** @throws ApiError 403 `consent_needed` for a player who has not confirmed age and terms, or has no profile */
export function refuseWithoutConsent(user: UserRecord | undefined): void {
  if (hasConsent(user)) return;
  throw new ApiError(
    BLOCK_REFUSALS.consent_needed,
    'consent_needed',
    'Please confirm that you are 18 or older and accept the terms first',
  );
}
