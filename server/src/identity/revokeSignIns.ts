import { identityUnavailable } from './identityUnavailable.ts';

/** Ends all refresh tokens of a player at the provider. @throws ApiError 503 `identity_unavailable` */
export type RevokeSignIns = (uid: string) => Promise<void>;

const TIMEOUT_MS = 5_000;

export interface RevokeOptions {
  projectId: string;
  /** Google's host, or the address of the emulator. */
  toolkit: string;
  /** The right of an owner of the project. */
  ownerToken: () => Promise<string>;
}

export const GOOGLE_TOOLKIT = 'https://identitytoolkit.googleapis.com';
/** The emulator has Google's host as the first part of its paths. */
export const emulatorToolkit = (emulatorUrl: string): string => `${emulatorUrl}/identitytoolkit.googleapis.com`;

/** As the Admin SDK does. Source: https://firebase.google.com/docs/auth/admin/manage-sessions */
export const createRevokeSignIns =
  ({ projectId, toolkit, ownerToken }: RevokeOptions): RevokeSignIns =>
  async (uid) => {
    try {
      const answer = await fetch(`${toolkit}/v1/projects/${projectId}/accounts:update`, {
        method: 'POST',
        headers: { authorization: `Bearer ${await ownerToken()}`, 'content-type': 'application/json' },
        body: JSON.stringify({ localId: uid, validSince: String(Math.floor(Date.now() / 1_000)) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!answer.ok) throw new Error(`The provider answered ${answer.status}`);
    } catch (error) {
      throw identityUnavailable(error);
    }
  };
