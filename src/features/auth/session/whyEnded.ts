import type { EndReason } from './endSession';
import type { AuthThunk } from './types';

const PATIENCE_MS = 5000;

interface Refusal {
  error?: { code?: string };
}

/** Why nobody is signed in any more who was on a former visit: the backend tells a disabled player, as nobody else can. */
export const whyEnded =
  (): AuthThunk<Promise<EndReason>> =>
  async (_dispatch, _getState, { identity, origin }) => {
    const token = identity.lostToken();
    if (!token) return 'ended';
    const request = { headers: { authorization: `Bearer ${token}` }, signal: AbortSignal.timeout(PATIENCE_MS) };
    const refusal = fetch(`${origin}/api/users/me`, request).then((answer) => answer.json() as Promise<Refusal>);
    const code = await refusal.then(
      ({ error }) => error?.code,
      () => undefined,
    );
    return code === 'account_disabled' ? 'disabled' : 'ended';
  };
