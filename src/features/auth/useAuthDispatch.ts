import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { ApiExtra } from '@/api';
import type { AuthRootState } from './session/types';

export const useAuthDispatch = useDispatch.withTypes<ThunkDispatch<AuthRootState, ApiExtra, UnknownAction>>();
