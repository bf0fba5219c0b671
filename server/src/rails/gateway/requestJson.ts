/** One HTTP request with a clear outcome: answered, not sent, or unknown. */

export type HttpOutcome =
  /** `body` is undefined when it is not JSON. */
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

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** Whether a failure of `fetch` came before anything was sent; the system error is in its cause. */
export const isNotSent = (error: unknown): boolean => {
  const cause = error instanceof Error ? error.cause : undefined;
  return NO_CONNECTION.has(String(codeOf(error))) || NO_CONNECTION.has(String(codeOf(cause)));
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy answers in HTML; then only the status counts.
    return undefined;
  }
};

/** Never throws. Redirects are not followed, because the body may contain credentials. */
export async function requestJson(url: string, init: RequestInit, timeoutMs: number): Promise<HttpOutcome> {
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    return { kind: 'answered', status: response.status, body: parse(await response.text()) };
  } catch (cause) {
    return { kind: isNotSent(cause) ? 'notSent' : 'lost', cause };
  }
}
