import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { ApiExtra } from '@/api';
import { signOut } from './session/endSession';
import type { AuthRootState } from './session/types';

/** Ends the player's session in this browser. */
export function useSignOut(): () => Promise<void> {
  const dispatch = useDispatch<ThunkDispatch<AuthRootState, ApiExtra, UnknownAction>>();
  return () => dispatch(signOut());
}
