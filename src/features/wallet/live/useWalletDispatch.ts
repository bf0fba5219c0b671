import { useDispatch } from 'react-redux';
import type { ApiDispatch } from '@/api';
import type { LiveState } from './applyEvent';

export const useWalletDispatch = useDispatch.withTypes<ApiDispatch<LiveState>>();
