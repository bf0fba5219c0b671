/** What compiles and what does not; `npm run typecheck` checks it. */
import { expect, it } from '@jest/globals';
import type { MobileDeposit, MobileWithdrawal } from './records.ts';

type Is<TGiven, TWanted> = [TGiven] extends [TWanted] ? true : false;
type Has<TRecord, TField> = Is<TField, keyof TRecord>;

it('a typed store knows the fields of mobile money', () => {
  const answers: [Has<MobileDeposit, 'checkoutRequestId'>, Has<MobileWithdrawal, 'payoutKes'>] = [true, true];
  expect(answers).toHaveLength(2);
});
