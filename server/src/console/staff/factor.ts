/** The second factor of a person: codes of an app, each of which counts once, and recovery codes for a lost telephone. */
import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { StaffRecord } from '../../store/records/console.ts';

const STEP_S = 30;
/** Clocks of telephones differ: the code before and the code after count too. */
const WINDOW = 1;
const SECRET_BYTES = 20;
const RECOVERY_CODES = 8;

const appOf = (email: string, secret: string): TOTP =>
  new TOTP({ issuer: 'Karata', label: email, period: STEP_S, secret: Secret.fromBase32(secret) });

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The address with which an app is set up, often shown as a picture. */
export const uriOf = (email: string, secret: string): string => appOf(email, secret).toString();

/** Steps of half a minute since 1970. */
export const stepAt = (nowMs: number): number => Math.floor(nowMs / 1_000 / STEP_S);

export const codeOfStep = (email: string, secret: string, step: number): string =>
  appOf(email, secret).generate({ timestamp: step * STEP_S * 1_000 });

/** Eighty bits in four groups, for writing down. */
const newRecoveryCode = (): string =>
  randomBytes(10)
    .toString('hex')
    .replaceAll(/(.{5})(?!$)/g, '$1-');

export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newRecoveryCode);

export const recoveryHash = (code: string): string => createHash('sha256').update(code.toLowerCase()).digest('hex');

/** The person after giving this code, which counts no second time; undefined when it does not fit. */
export function withCode(staff: StaffRecord, code: string, nowMs: number): StaffRecord | undefined {
  const { id, factorSecret, factorStep = 0, recovery = [] } = staff;
  if (factorSecret === undefined) return undefined;
  const hash = recoveryHash(code);
  if (recovery.includes(hash)) return { ...staff, recovery: recovery.filter((left) => left !== hash) };
  const delta = /^\d{6}$/.test(code)
    ? appOf(id, factorSecret).validate({ token: code, timestamp: nowMs, window: WINDOW })
    : null;
  const step = delta === null ? 0 : stepAt(nowMs) + delta;
  return step > factorStep ? { ...staff, factorStep: step } : undefined;
}
