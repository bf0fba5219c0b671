import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiDispatch, ApiExtra, ApiState } from '@/api';
import type { UiState } from '@/features/ui';
import { useDispatch } from 'react-redux';
import type { AuthState } from '../authSlice';

export interface AuthRootState extends ApiState {
  auth: AuthState;
  ui: UiState;
}

export type AuthThunk<TResult = Promise<void>> = ThunkAction<TResult, AuthRootState, ApiExtra, UnknownAction>;

export const useAuthDispatch = useDispatch.withTypes<ApiDispatch<AuthRootState>>();
