import { useRef } from 'react';
import { type OnceArg, type Sent, withSealed } from '@/api';
import { useWalletDispatch } from '../live/useWalletDispatch';
import { newKey } from './newKey';
import { isSettled, type Outcome, outcomeOf } from './outcomeOf';

/** A mutation hook's trigger, with errors of the base query. */
type Trigger<TArg, TData> = (arg: TArg) => PromiseLike<{ data?: TData; error?: unknown }>;

interface Request<TAsk> {
  ask: TAsk;
  /** Body fields that the store must not see. */
  sealed?: unknown;
  /** The player's input, when more than the request decides whether it is the same. */
  meaning?: unknown;
}

interface Intent<TAsk> extends Request<TAsk> {
  key: string;
  /** Identifies the request, as text. */
  meaning: string;
  /** It was sent at least once without an answer. */
  isUnanswered: boolean;
}

/** `sealed`: hidden fields of the answer. */
export type Delivered<TData> = Outcome<TData> & { sealed?: unknown };

/**
 * Sends a money request so that it counts once. A press during a request does nothing (`null`). Until it is settled it
 * repeats with the same body and key: by `resend`, and by `send` with the same meaning.
 */
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
      : { ask, sealed, meaning, key: newKey(), isUnanswered: false };
  };

  return {
    send: (request: Request<Ask>) => unlessOnItsWay(intentOf(request)),
    resend: () => unlessOnItsWay(kept.current),
  };
}
