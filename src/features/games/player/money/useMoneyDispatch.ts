import { useDispatch } from 'react-redux';
import type { ApiDispatch, ApiState } from '@/api';

export const useMoneyDispatch = useDispatch.withTypes<ApiDispatch<ApiState>>();
