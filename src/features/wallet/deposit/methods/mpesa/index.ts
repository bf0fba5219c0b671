import { QUICK_AMOUNTS } from '@contract/walletTerms.ts';
import type { PaymentMethod } from '../PaymentMethod';
import { mpesaFace } from './face';
import messages from './messages';
import { useMpesa } from './useMpesa';

/** A payment request on the player's phone. */
export const mpesa: PaymentMethod = {
  id: 'mpesa',
  place: 1,
  face: mpesaFace,
  messages,
  hint: 'deposit.hint.mpesa',
  stillOpen: 'deposit.stillOpen',
  currencies: {
    KES: {
      below: 'deposit.error.mpesaBelow',
      above: 'deposit.error.mpesaAbove',
      quickAmounts: QUICK_AMOUNTS.mpesa.KES,
    },
  },
  hasCents: false,
  closesAfterMs: 5_000,
  usePayer: useMpesa,
};
