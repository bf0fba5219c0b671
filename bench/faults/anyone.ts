import type { TokenVerifier } from '../../server/src/identity/TokenVerifier.ts';

/** Takes any token for the uid of a player. */
export const anyone: TokenVerifier = {
  verify: async (uid) => ({ uid, signInMethod: 'phone', authTime: Math.floor(Date.now() / 1_000) }),
  checkAccount: async () => undefined,
};
