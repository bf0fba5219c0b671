import { useDispatch } from 'react-redux';
import type { ApiDispatch } from '@/api';
import type { AuthRootState } from './session/types';

export const useAuthDispatch = useDispatch.withTypes<ApiDispatch<AuthRootState>>();
