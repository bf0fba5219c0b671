import { useEffect, useState } from 'react';
import { selectIsSignedIn } from '@/features/auth';
import type { LiveThunk } from '../../../live/applyEvent';
import { useWalletDispatch } from '../../../live/useWalletDispatch';
import { createHeldPayment } from './heldPayment';
import { paymentApi } from './paymentApi';

/** Nobody waits for it: if it fails, the server cancels the payment later. */
const cancelled =
  (depositId: string): LiveThunk =>
  (dispatch, getState) => {
    if (!depositId || !selectIsSignedIn(getState())) return;
    void dispatch(paymentApi.endpoints.cancelDeposit.initiate(depositId, { track: false }));
  };

/** The payment of the card form while the form is open. */
export function useHeldPayment(isFormOpen: boolean) {
  const dispatch = useWalletDispatch();
  const [payment] = useState(() => createHeldPayment((depositId) => dispatch(cancelled(depositId))));
  useEffect(() => {
    if (!isFormOpen) return undefined;
    payment.formOpened();
    window.addEventListener('pagehide', payment.pageHidden);
    return () => {
      window.removeEventListener('pagehide', payment.pageHidden);
      payment.formClosed();
    };
  }, [isFormOpen, payment]);
  return payment;
}
