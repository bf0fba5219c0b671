/** `npm run typecheck` checks what compiles and what does not: each answer is a type. */
import { describe, expect, it } from '@jest/globals';
import type { Collections } from './collections.ts';
import type { DocumentStore } from './DocumentStore.ts';
import type { Condition, NumberFieldOf, Query } from './query.ts';
import type { CompletedDeposit, DepositRecord } from './records/deposit.ts';
import type { MoneyRecord } from './records/money.ts';
import type { WithdrawalRecord } from './records/withdrawal.ts';

type Is<TGiven, TWanted> = [TGiven] extends [TWanted] ? true : false;
type Takes<TRecord, TCondition> = Is<TCondition, Condition<TRecord>>;
type Orders<TRecord, TField> = Is<readonly [TField, 'asc'], NonNullable<Query<TRecord>['orderBy']>>;
type Has<TRecord, TField> = Is<TField, keyof TRecord>;
type Names = Parameters<DocumentStore['get']>[0];

describe('a typed store', () => {
  it('has known collections, each with its record type', () => {
    const answers: [
      Is<'deposits', Names>,
      Is<'deposit', Names>,
      Is<Collections['withdrawals'], WithdrawalRecord>,
      Is<Collections['deposits'], WithdrawalRecord>,
      Is<{ id: string }, Collections['deposits']>,
    ] = [true, false, true, false, false];
    expect(answers).toHaveLength(5);
  });

  it('accepts conditions on fields of the record, also nested fields, with values of their type', () => {
    const answers: [
      Takes<DepositRecord, readonly ['userId', '==', string]>,
      Takes<DepositRecord, readonly ['usrId', '==', string]>,
      Takes<DepositRecord, readonly ['bonus.isChosen', '==', true]>,
      Takes<DepositRecord, readonly ['bonus.isChosn', '==', true]>,
      Takes<DepositRecord, readonly ['bonus.isChosen', '==', 'yes']>,
      Takes<DepositRecord, readonly ['status', '==', 'completed']>,
      Takes<DepositRecord, readonly ['status', '==', 'complete']>,
      Takes<DepositRecord, readonly ['status', 'in', readonly ['pending', 'review']]>,
      Takes<DepositRecord, readonly ['status', 'in', readonly ['pending', 'paid']]>,
      Takes<DepositRecord, readonly ['amount', '~', number]>,
      Takes<DepositRecord, readonly ['debitCents', '==', number]>,
    ] = [true, false, true, false, false, true, false, true, false, false, false];
    expect(answers).toHaveLength(11);
  });

  it('orders by fields of the record and sums number fields', () => {
    const answers: [
      Orders<DepositRecord, 'createdAt'>,
      Orders<DepositRecord, 'createAt'>,
      Is<'creditedCents', NumberFieldOf<DepositRecord>>,
      Is<'userId', NumberFieldOf<DepositRecord>>,
      Is<'debitCents', NumberFieldOf<DepositRecord>>,
    ] = [true, false, true, false, false];
    expect(answers).toHaveLength(5);
  });

  it('accepts fields that deposits and withdrawals share for both', () => {
    const answers: [
      Is<Query<MoneyRecord>, Query<DepositRecord>>,
      Is<Query<MoneyRecord>, Query<WithdrawalRecord>>,
      Is<Query<DepositRecord>, Query<WithdrawalRecord>>,
    ] = [true, true, false];
    expect(answers).toHaveLength(3);
  });

  it('knows the fields of each state', () => {
    const answers: [
      Has<CompletedDeposit, 'creditedCents'>,
      Has<DepositRecord, 'creditedCents'>,
      Has<WithdrawalRecord, 'nextCheckAt'>,
      Has<Extract<WithdrawalRecord, { status: 'pending' | 'processing' }>, 'nextCheckAt'>,
    ] = [true, false, false, true];
    expect(answers).toHaveLength(4);
  });
});
