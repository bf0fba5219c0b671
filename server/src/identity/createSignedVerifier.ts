import { jwtVerify, type JWTVerifyGetKey } from 'jose';
import type { AccountCheck } from './AccountCheck.ts';
import { claimRules, readClaims } from './claims.ts';
import { tokenError } from './tokenError.ts';
import type { Player, TokenVerifier } from './TokenVerifier.ts';

export interface SignedVerifierOptions {
  projectId: string;
  keys: JWTVerifyGetKey;
  checkAccount: AccountCheck;
}

/** For production: tokens signed by Google for the project of the operator. Unsigned tokens are always refused. */
export function createSignedVerifier({ projectId, keys, checkAccount }: SignedVerifierOptions): TokenVerifier {
  const rules = { ...claimRules(projectId), algorithms: ['RS256'] };
  const read = async (token: string): Promise<Player> => {
    try {
      return readClaims((await jwtVerify(token, keys, rules)).payload);
    } catch (error) {
      throw tokenError(error);
    }
  };
  return {
    verify: read,
    checkAccount,
  };
}
