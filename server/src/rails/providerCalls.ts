/** Calls to payment providers: how they can end, when they are repeated, and which record an answer is about. */
import { readJson } from '../../../contract/readJson.ts';
import { codeOf } from '../store/errors.ts';
import { isStorableId } from '../store/reading.ts';
import type { LedgerContext } from '../ledger/index.ts';

/** The provider understood and refused. No message of these failures contains a player, phone or secret. */
export class GatewayRefused extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'GatewayRefused';
    this.code = code;
  }
}

/** The call had no effect and can be repeated later. */
export class GatewayUnavailable extends Error {
  override readonly name = 'GatewayUnavailable';
}

/** The call may have had its effect: never treat it as failed; ask the provider. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';
}

export type GatewayOutcome<T> =
  | { kind: 'answered'; answer: T }
  | { kind: 'refused'; code: string; message: string }
  /** Nothing was done. */
  | { kind: 'unavailable' }
  /** It may have been done; also for answers that we do not understand. */
  | { kind: 'unknown'; error: unknown };

/** A call to a provider as a value, with every possible outcome. */
export async function gatewayOutcome<T>(call: () => Promise<T>): Promise<GatewayOutcome<T>> {
  try {
    return { kind: 'answered', answer: await call() };
  } catch (error) {
    if (error instanceof GatewayRefused) return { kind: 'refused', code: error.code, message: error.message };
    if (error instanceof GatewayUnavailable) return { kind: 'unavailable' };
    return { kind: 'unknown', error: error instanceof OutcomeUnknown ? undefined : error };
  }
}

export type HttpOutcome =
  /** `body` is undefined when it is not JSON, such as the HTML of a proxy; then only the status counts. */
  | { kind: 'answered'; status: number; body: unknown }
  /** No connection was made. */
  | { kind: 'notSent'; cause: unknown }
  /** It may have arrived and had its effect. */
  | { kind: 'lost'; cause: unknown };

const NO_CONNECTION = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** True when a failure of `fetch` came before anything was sent; the system error is in its cause. */
export const isNotSent = (error: unknown): boolean => {
  const cause = error instanceof Error ? error.cause : undefined;
  return NO_CONNECTION.has(String(codeOf(error))) || NO_CONNECTION.has(String(codeOf(cause)));
};

/** One HTTP request, which never throws. Redirects are not followed, because the body may contain credentials. */
export async function requestJson(url: string, init: RequestInit, timeoutMs: number): Promise<HttpOutcome> {
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    return { kind: 'answered', status: response.status, body: readJson(await response.text()) };
  } catch (cause) {
    return { kind: isNotSent(cause) ? 'notSent' : 'lost', cause };
  }
}

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;

/** Milliseconds before the second and the third attempt of a call. */
export const ATTEMPT_PAUSES = [300, 1_200] as const;

/** Milliseconds between checks of a payout or refund; the last one repeats. */
export const PAYOUT_CHECKS = [5, 15, 30, 60, 300, 900, 3_600].map((seconds) => seconds * SECOND);

/** Milliseconds to wait after this number of checks. */
export const pauseAfter = (pauses: readonly number[], checks: number): number =>
  pauses[Math.min(checks, pauses.length - 1)] ?? MINUTE;

/** The record that a provider names by our id. What comes from outside may be no id at all. */
export const findNamed = async <TName extends 'deposits' | 'withdrawals'>(
  { store }: Pick<LedgerContext, 'store'>,
  collection: TName,
  id: string | undefined,
) => (id && isStorableId(id) ? store.get(collection, id) : undefined);
