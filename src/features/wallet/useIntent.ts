import { type ApiError, type OnceArg, type Sent, withSealed } from '@/api';
import { newId } from '@contract/newId.ts';
import { useRef } from 'react';
import { useWalletDispatch } from './walletSlice';

export type Outcome<TData> =
  | { kind: 'answered'; data: TData }
  /** It had no effect. */
  | { kind: 'refused'; error: ApiError }
  /** It may have had its effect; repeated unchanged, it counts once. */
  | { kind: 'lost'; error: ApiError };

const REQUEST_TIMEOUT = 408;

/** True when the request may have had its effect although no readable answer came. */
const isUnanswered = ({ status, isAfterSilence }: ApiError): boolean =>
  isAfterSilence === true || typeof status !== 'number' || status >= 500 || status === REQUEST_TIMEOUT;

/** About the request itself, with the backend's own code; a gateway sends none, or a number. */
const isAboutTheRequest = ({ status, code }: ApiError): boolean =>
  typeof code === 'string' && (status === 400 || status === 402 || code === 'idempotency_conflict');

/** After these refusals the same request may succeed later. */
const PASSING: ReadonlySet<ApiError['status']> = new Set([401, 409, 429]);

/** The outcome of an answer. After a try without an answer, only an error about the request itself is a refusal. */
export function outcomeOf<TData>({ data, error }: Sent<TData>, wasUnanswered: boolean): Outcome<TData> {
  if (!error) return { kind: 'answered', data };
  const isOpen = (wasUnanswered || isUnanswered(error)) && !isAboutTheRequest(error);
  return { kind: isOpen ? 'lost' : 'refused', error };
}

/** True when the request has ended, so that the next one is new. */
export const isSettled = (outcome: Outcome<unknown>): boolean =>
  outcome.kind === 'answered' ||
  (outcome.kind === 'refused' && (isAboutTheRequest(outcome.error) || !PASSING.has(outcome.error.status)));

/** A mutation hook's trigger, with errors of the base query. */
type Trigger<TArg, TData> = (arg: TArg) => PromiseLike<{ data?: TData; error?: unknown }>;

interface Request<TAsk> {
  ask: TAsk;
  /** The store must not see these fields of the body. */
  sealed?: unknown;
  /** The player's input, when more than the request decides whether it is the same. */
  meaning?: unknown;
}

interface Intent<TAsk> extends Request<TAsk> {
  key: string;
  meaning: string;
  /** It was sent at least once without an answer. */
  isUnanswered: boolean;
}

/** `sealed`: hidden fields of the answer. */
export type Delivered<TData> = Outcome<TData> & { sealed?: unknown };

/** Until it is settled it repeats with the same body and key. A press during a request does nothing (`null`). */
export function useIntent<TArg extends OnceArg, TData>(trigger: Trigger<TArg, TData>) {
  type Ask = Omit<TArg, 'idempotencyKey'>;
  const dispatch = useWalletDispatch();
  const isOnItsWay = useRef(false);
  const kept = useRef<Intent<Ask> | null>(null);

  const deliver = async (intent: Intent<Ask>): Promise<Delivered<TData>> => {
    const { ask, sealed, key } = intent;
    const run = () => Promise.resolve(trigger({ ...ask, idempotencyKey: key } as TArg));
    const { result, answered } = await dispatch(withSealed(key, sealed, run));
    const outcome = outcomeOf(result as Sent<TData>, intent.isUnanswered);
    kept.current = isSettled(outcome) ? null : { ...intent, isUnanswered: outcome.kind === 'lost' };
    return { ...outcome, sealed: answered };
  };

  const unlessOnItsWay = async (intent: Intent<Ask> | null): Promise<Delivered<TData> | null> => {
    if (!intent || isOnItsWay.current) return null;
    isOnItsWay.current = true;
    kept.current = intent;
    return deliver(intent).finally(() => {
      isOnItsWay.current = false;
    });
  };

  const intentOf = ({ ask, sealed, meaning: own = [ask, sealed] }: Request<Ask>): Intent<Ask> => {
    const meaning = JSON.stringify(own);
    return kept.current?.meaning === meaning
      ? kept.current
      : { ask, sealed, meaning, key: newId(), isUnanswered: false };
  };

  return {
    send: (request: Request<Ask>) => unlessOnItsWay(intentOf(request)),
    resend: () => unlessOnItsWay(kept.current),
  };
}
