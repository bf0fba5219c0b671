/** `npm run typecheck` checks what compiles here and what does not. */
import { expect, it } from '@jest/globals';
import type { MpesaDeposit, MpesaWithdrawal } from './records.ts';

type Is<TGiven, TWanted> = [TGiven] extends [TWanted] ? true : false;
type Has<TRecord, TField> = Is<TField, keyof TRecord>;

it('a typed store knows the fields of M-Pesa', () => {
  const answers: [Has<MpesaDeposit, 'checkoutRequestId'>, Has<MpesaWithdrawal, 'payoutKes'>] = [true, true];
  expect(answers).toHaveLength(2);
});
