import { GatewayRefused, GatewayUnavailable, OutcomeUnknown } from './gatewayErrors.ts';

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
