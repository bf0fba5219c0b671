/**
 * What a request needs, or answers, that no action and no state may show: phone numbers, client secrets. It lies here,
 * beside the store, by the idempotency key of its request, and only while the request is on its way.
 */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiExtra } from './apiTypes';

/** Runs a request with what is sealed, and hands over what its answer sealed. Afterwards the vault is empty again. */
export const withSealed =
  <TResult>(
    key: string,
    sent: unknown,
    run: () => Promise<TResult>,
  ): ThunkAction<Promise<{ result: TResult; answered: unknown }>, unknown, ApiExtra, UnknownAction> =>
  async (_dispatch, _getState, { vault }) => {
    vault.set(key, { sent });
    try {
      const result = await run();
      return { result, answered: vault.get(key)?.answered };
    } finally {
      vault.delete(key);
    }
  };
