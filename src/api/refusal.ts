import { createAction } from '@reduxjs/toolkit';
import type { ApiError } from './apiError';

/** Why a player is no longer signed in, whatever the player wanted; `closed` to new ones. */
export type RefusalReason = 'expired' | 'revoked' | 'disabled' | 'closed';

/** The player is no longer taken for signed in, whatever was asked. */
export const sessionRefused = createAction<RefusalReason>('auth/sessionRefused');

const BY_CODE: Readonly<Record<string, RefusalReason>> = {
  token_revoked: 'revoked',
  account_disabled: 'disabled',
  registration_closed: 'closed',
  'user-disabled': 'disabled',
  'user-token-expired': 'expired',
  'user-not-found': 'expired',
  'invalid-user-token': 'expired',
};

/** The reason a code of the backend or of the sign-in service stands for, if it ends the session at all. */
export const refusalOfCode = (code: string | undefined): RefusalReason | undefined => BY_CODE[code ?? ''];

/** The reason in a failed call, if it ends the session: any 401 does. */
export const refusalOf = ({ status, code }: ApiError): RefusalReason | undefined =>
  refusalOfCode(code) ?? (status === 401 ? 'expired' : undefined);
