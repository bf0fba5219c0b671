import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { IDEMPOTENCY_HEADER } from '@contract/walletTerms.ts';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { type ApiError, type ApiExtra, type OnceRequest, type Sent, sendOnce } from '@/api';
import { newKey } from './newKey';

type Ask<TData> = Omit<OnceRequest<TData>, 'headers'>;

/** Whether the backend may have taken the request although its answer did not come, or could not be read. */
export const isUnanswered = ({ status }: ApiError): boolean => typeof status !== 'number' || status >= 500;

/**
 * Sends what the player means to do with money so that it counts once. A press while one is on its way does nothing
 * (`null`); the same request sent again after a lost answer carries the same key, one after an answer a new key.
 */
export function useIntent() {
  const dispatch = useDispatch<ThunkDispatch<unknown, ApiExtra, UnknownAction>>();
  const isOnItsWay = useRef(false);
  const kept = useRef<{ text: string; key: string } | null>(null);

  const keyOf = (text: string): string => {
    if (kept.current?.text !== text) kept.current = { text, key: newKey() };
    return kept.current.key;
  };

  return async <TData>(ask: Ask<TData>): Promise<Sent<TData> | null> => {
    if (isOnItsWay.current) return null;
    isOnItsWay.current = true;
    const key = keyOf(JSON.stringify([ask.url, ask.body]));
    const sent = await dispatch(sendOnce({ ...ask, headers: { [IDEMPOTENCY_HEADER]: key } }));
    isOnItsWay.current = false;
    if (!sent.error || !isUnanswered(sent.error)) kept.current = null;
    return sent;
  };
}
