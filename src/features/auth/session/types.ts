import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { api, ApiExtra } from '@/api';
import type { AuthState } from '../authSlice';

/** The part of the store that signing in and out needs. */
export type AuthRootState = { auth: AuthState } & Parameters<typeof api.util.selectInvalidatedBy>[0];

export type AuthThunk<TResult = Promise<void>> = ThunkAction<TResult, AuthRootState, ApiExtra, UnknownAction>;
