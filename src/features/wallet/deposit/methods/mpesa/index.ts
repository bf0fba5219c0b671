import { QUICK_AMOUNTS } from '@contract/walletTerms.ts';
import type { PaymentMethod } from '../PaymentMethod';
import { mpesaFace } from './face';
import en from './messages/en.json';
import sw from './messages/sw.json';
import { useMpesa } from './useMpesa';

/** A payment request on the player's phone. */
export const mpesa: PaymentMethod = {
  id: 'mpesa',
  place: 1,
  face: mpesaFace,
  messages: { en, sw },
  texts: {
    hint: 'deposit.hint.mpesa',
    below: 'deposit.error.mpesaBelow',
    above: 'deposit.error.mpesaAbove',
    stillOpen: 'deposit.stillOpen',
  },
  currency: 'KES',
  quickAmounts: QUICK_AMOUNTS.mpesaKes,
  hasCents: false,
  closesAfterMs: 5_000,
  isOffered: ({ hasMpesa }) => hasMpesa,
  limitsOf: ({ mpesaDeposit }) => mpesaDeposit,
  usePayer: useMpesa,
};
