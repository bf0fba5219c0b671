import type { UnknownAction } from '@reduxjs/toolkit';

interface Started<TData> {
  dispatch: (action: UnknownAction) => unknown;
  queryFulfilled: PromiseLike<{ data: TData }>;
}

/** For a mutation whose answer is the same as the next read: `kept` puts it in the cache. */
export const keepAnswer =
  <TData>(kept: (data: TData) => UnknownAction) =>
  async (_: unknown, { dispatch, queryFulfilled }: Started<TData>): Promise<void> => {
    try {
      dispatch(kept((await queryFulfilled).data));
    } catch {
      // The caller of the mutation handles its failure.
    }
  };
