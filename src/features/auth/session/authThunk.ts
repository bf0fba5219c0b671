import type { ApiDispatch, ApiState, ApiThunk } from '@/api';
import type { UiState } from '@/features/ui';
import { useDispatch } from 'react-redux';
import type { AuthState } from '../authSlice';

export interface AuthRootState extends ApiState {
  auth: AuthState;
  ui: UiState;
}

export type AuthThunk<TResult = Promise<void>> = ApiThunk<TResult, AuthRootState>;

export const useAuthDispatch = useDispatch.withTypes<ApiDispatch<AuthRootState>>();
