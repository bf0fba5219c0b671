import type { Action, Reducer } from '@reduxjs/toolkit';

/** The state of a slice after some actions. */
export const afterActions =
  <TState>(reducer: Reducer<TState>) =>
  (...actions: Action[]): TState =>
    actions.reduce<TState>(reducer, reducer(undefined, { type: 'start' }));
