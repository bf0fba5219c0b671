import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { IDEMPOTENCY_HEADER } from '@contract/walletTerms.ts';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { type ApiExtra, type OnceRequest, sendOnce } from '@/api';
import { newKey } from './newKey';
import { isSettled, type Outcome, outcomeOf } from './outcomeOf';

interface Intent<TBody> {
  body: TBody;
  key: string;
  /** What tells it from others, as text. */
  meaning: string;
  /** It was sent at least once without an answer. */
  isUnanswered: boolean;
}

/**
 * Sends what the player means to do with money so that it counts once. A press while one is on its way does nothing
 * (`null`). Until it is settled it goes again as it was, with the same body and key: by `resend`, and by `send` when it
 * means the same. `meaning` is what the player filled in, where more than that decides the body.
 */
export function useIntent<TBody, TData>(route: Pick<OnceRequest<TData>, 'url' | 'schema'>) {
  const dispatch = useDispatch<ThunkDispatch<unknown, ApiExtra, UnknownAction>>();
  const isOnItsWay = useRef(false);
  const kept = useRef<Intent<TBody> | null>(null);

  const deliver = async (intent: Intent<TBody>): Promise<Outcome<TData>> => {
    const { body, key } = intent;
    const sent = await dispatch(sendOnce({ ...route, body, headers: { [IDEMPOTENCY_HEADER]: key } }));
    const outcome = outcomeOf(sent, intent.isUnanswered);
    kept.current = isSettled(outcome) ? null : { ...intent, isUnanswered: outcome.kind === 'lost' };
    return outcome;
  };

  const unlessOnItsWay = async (intent: Intent<TBody> | null): Promise<Outcome<TData> | null> => {
    if (!intent || isOnItsWay.current) return null;
    isOnItsWay.current = true;
    kept.current = intent;
    return deliver(intent).finally(() => {
      isOnItsWay.current = false;
    });
  };

  const intentOf = (body: TBody, meaning: string): Intent<TBody> =>
    kept.current?.meaning === meaning ? kept.current : { body, meaning, key: newKey(), isUnanswered: false };

  return {
    send: (body: TBody, meaning: unknown = body) => unlessOnItsWay(intentOf(body, JSON.stringify(meaning))),
    resend: () => unlessOnItsWay(kept.current),
  };
}
