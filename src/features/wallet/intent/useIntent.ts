import { useRef } from 'react';
import { type OnceArg, type Sent, withSealed } from '@/api';
import { useWalletDispatch } from '../live/useWalletDispatch';
import { newKey } from './newKey';
import { isSettled, type Outcome, outcomeOf } from './outcomeOf';

/** A mutation of the api, as its hook hands it out. Its errors are those of the base query. */
type Trigger<TArg, TData> = (arg: TArg) => PromiseLike<{ data?: TData; error?: unknown }>;

interface Request<TAsk> {
  ask: TAsk;
  /** What goes into the body that the store may not see. */
  sealed?: unknown;
  /** What the player filled in, where more than the request decides whether it is the same. */
  meaning?: unknown;
}

interface Intent<TAsk> extends Request<TAsk> {
  key: string;
  /** What tells it from others, as text. */
  meaning: string;
  /** It was sent at least once without an answer. */
  isUnanswered: boolean;
}

/** `sealed` is what was taken out of the answer. */
export type Delivered<TData> = Outcome<TData> & { sealed?: unknown };

/**
 * Sends what the player means to do with money so that it counts once. A press while one is on its way does nothing
 * (`null`). Until it is settled it goes again as it was, with the same body and key: by `resend`, and by `send` when it
 * means the same.
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
