/** `npm run typecheck` checks what compiles here and what does not. */
import { expect, it } from '@jest/globals';
import type { Condition } from '../../store/query.ts';
import type { DepositRecord } from '../../store/records/deposit.ts';
import type { CardDeposit, CardWithdrawal } from './records.ts';

type Is<TGiven, TWanted> = [TGiven] extends [TWanted] ? true : false;
type Has<TRecord, TField> = Is<TField, keyof TRecord>;

it('a typed store knows the fields of cards', () => {
  const answers: [
    Has<CardDeposit, 'cardFingerprint'>,
    Has<CardDeposit, 'checkoutRequestId'>,
    Has<CardWithdrawal, 'parts'>,
    Has<CardWithdrawal, 'payoutKes'>,
    Is<readonly ['cardFingerprint', '==', string], Condition<DepositRecord>>,
  ] = [false, false, true, false, true];
  expect(answers).toHaveLength(5);
});
