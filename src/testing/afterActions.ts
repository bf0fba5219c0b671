import type { Action, Reducer } from '@reduxjs/toolkit';

/** The state of a slice after some actions, from its first state. */
export const afterActions =
  <TState>(reducer: Reducer<TState>) =>
  (...actions: Action[]): TState =>
    actions.reduce<TState>(reducer, reducer(undefined, { type: 'start' }));
