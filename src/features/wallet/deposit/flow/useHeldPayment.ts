import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ApiExtra } from '@/api';
import { selectIsSignedIn } from '@/features/auth';
import type { LiveState, LiveThunk } from '../../live/applyEvent';
import { moneyApi } from '../../moneyApi';
import { createHeldPayment } from './heldPayment';

/** Nobody waits for it: where it is not heard, the server gives the payment up by itself, only later. */
const cancelled =
  (depositId: string): LiveThunk =>
  (dispatch, getState) => {
    if (!depositId || !selectIsSignedIn(getState())) return;
    void dispatch(moneyApi.endpoints.cancelDeposit.initiate(depositId, { track: false }));
  };

/** The payment of the card form, as long as that is open. */
export function useHeldPayment(isFormOpen: boolean) {
  const dispatch = useDispatch<ThunkDispatch<LiveState, ApiExtra, UnknownAction>>();
  const [payment] = useState(() => createHeldPayment((depositId) => dispatch(cancelled(depositId))));
  useEffect(() => {
    if (!isFormOpen) return undefined;
    payment.formOpened();
    return () => payment.formClosed();
  }, [isFormOpen, payment]);
  return payment;
}
