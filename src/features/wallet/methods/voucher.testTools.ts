/** A method for a test, the smallest that can be: vouchers of a shop. The import registers it, before the product is loaded. */
import './voucherWords.testTools';
import type { MethodTerms } from '@contract/wallet.ts';
import type { Method, MethodFace, PaymentMethod } from './Method';
import * as registered from './registered';
import * as registeredDeposits from './registeredDeposits';

/** The types of the contract do not know it. */
const id = 'voucher' as 'stripe';

const texts = { [`wallet.method.${id}`]: 'Voucher' };
const face: MethodFace = { icon: 'M3 6h18v12H3Z', messages: { en: texts, sw: texts } };

const voucher: Method = {
  face,
  deposit: id,
  withdrawal: id as 'card',
  messages: { en: {}, sw: {} },
  payoutOf: (money) => ({ money, restMinor: 0 }),
};

const depositTexts = {
  'voucher.hint': 'From a shop',
  'voucher.below': 'Minimum {min}',
  'voucher.above': 'Maximum {max}',
  'voucher.paid': 'Voucher taken',
};

const paid = { title: 'voucher.paid', icon: face.icon, text: '' };

const voucherDeposit: PaymentMethod = {
  ...{ id, place: 3, face, messages: { en: depositTexts, sw: depositTexts }, hint: 'voucher.hint' },
  currencies: { USD: { below: 'voucher.below', above: 'voucher.above', quickAmounts: [10] } },
  hasCents: true,
  closesAfterMs: 3_000,
  usePayer: ({ act }) => ({
    fields: () => null,
    missing: null,
    pay: ({ amountMinor, currency }) => {
      act({ type: 'sent', of: { method: id, amountMinor, currency } });
      act({ type: 'accepted', depositId: 'd1' });
    },
    waiting: paid,
    unfollowed: paid,
  }),
};

Object.assign(registered, { voucher });
Object.assign(registeredDeposits, { voucherDeposit });

export const VOUCHER_TERMS: MethodTerms = { id, deposit: { USD: { min: 1, max: 100 } }, publishableKey: undefined };
