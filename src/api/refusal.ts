import { createAction } from '@reduxjs/toolkit';
import type { ApiError } from './apiError';

/** Why a player is no longer signed in; `closed` means closed to new players. */
export type RefusalReason = 'expired' | 'revoked' | 'disabled' | 'closed';

/** The session was refused, by any request. */
export const sessionRefused = createAction<RefusalReason>('auth/sessionRefused');

/** The backend wants age and terms confirmed first. */
export const consentMissed = createAction('auth/consentMissed');

/** A call was one too many: after how many seconds the next one passes. */
export const callsRefused = createAction<number>('api/callsRefused');

const BY_CODE: Readonly<Record<string, RefusalReason>> = {
  token_revoked: 'revoked',
  account_disabled: 'disabled',
  registration_closed: 'closed',
  'user-disabled': 'disabled',
  'user-token-expired': 'expired',
  'user-not-found': 'expired',
  'invalid-user-token': 'expired',
};

/** The refusal reason of a code of the backend or the sign-in service, if it ends the session. */
export const refusalOfCode = (code: string | undefined): RefusalReason | undefined => BY_CODE[code ?? ''];

/** The refusal reason of a failed call; any 401 ends the session. */
export const refusalOf = ({ status, code }: ApiError): RefusalReason | undefined =>
  refusalOfCode(code) ?? (status === 401 ? 'expired' : undefined);
