import type { UnknownAction } from '@reduxjs/toolkit';

interface Started<TData> {
  dispatch: (action: UnknownAction) => unknown;
  queryFulfilled: PromiseLike<{ data: TData }>;
}

/** For a change that answers with what the next read would answer with: `kept` puts the answer in the cache. */
export const keepAnswer =
  <TData>(kept: (data: TData) => UnknownAction) =>
  async (_: unknown, { dispatch, queryFulfilled }: Started<TData>): Promise<void> => {
    try {
      dispatch(kept((await queryFulfilled).data));
    } catch {
      // The caller of the change deals with its failure.
    }
  };
