/** Request data that no action or state may show, by idempotency key, only while the request runs. */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiExtra } from './apiTypes';

/** Runs a request with hidden data, and returns the hidden part of its answer. Empties the vault afterwards. */
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
