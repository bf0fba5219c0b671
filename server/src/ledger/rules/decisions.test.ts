import { describe, expect, it } from '@jest/globals';
import { RAIL_NAMES } from '../../../../contract/railWords.ts';
import { TRANSACTION_STATES } from '../../../../contract/walletTerms.ts';
import type { DepositRecord } from '../../store/records/deposit.ts';
import type { WithdrawalRecord } from '../../store/records/withdrawal.ts';
import { decideDeposit, type DepositEvent } from './decideDeposit.ts';
import { decideWithdrawal, eventOfRefunds, type WithdrawalEvent } from './decideWithdrawal.ts';
import { canMove, moved } from './move.ts';

const AT = '2026-11-21T09:00:00.000Z';
const common = { id: 'x', userId: 'u', createdAt: AT, updatedAt: AT, timeline: [], checks: 0 };
const deposit = (over: Partial<Pick<DepositRecord, 'status' | 'reason'>>): DepositRecord => ({
  ...common,
  status: 'processing',
  amount: 500,
  currency: 'KES',
  paymentMethod: RAIL_NAMES[0],
  ...over,
});
const withdrawal = (over: Partial<Pick<WithdrawalRecord, 'status'>>): WithdrawalRecord => ({
  ...common,
  status: 'processing',
  amount: 10,
  currency: 'USD',
  method: RAIL_NAMES[0],
  requestedAt: AT,
  processingTime: '',
  description: '',
  debitCents: 1_000,
  answer: { success: true, message: '' },
  ...over,
});

const DEPOSIT_EVENTS: DepositEvent[] = [
  { kind: 'accepted' },
  { kind: 'unknown' },
  { kind: 'attemptFailed', reason: 'declined' },
  { kind: 'paid', amountMinor: 50_000, currency: 'KES' },
  { kind: 'paid', amountMinor: 1, currency: 'KES' },
  { kind: 'failed', reason: 'cancelled' },
  { kind: 'neverAnswered' },
];
const WITHDRAWAL_EVENTS: WithdrawalEvent[] = [
  { kind: 'accepted' },
  { kind: 'unknown' },
  { kind: 'paid' },
  { kind: 'paid', isOtherAmount: true },
  { kind: 'failed' },
];

describe('the decision about an event', () => {
  it.each(TRANSACTION_STATES)('lets a %s deposit change only to allowed states', (status) => {
    for (const reason of [undefined, 'timed_out', 'amount_mismatch'] as const)
      for (const event of DEPOSIT_EVENTS) {
        const decision = decideDeposit(deposit({ status, reason }), event);
        if (decision.kind !== 'move' || decision.move.status === status) continue;
        expect(canMove(status, decision.move.status)).toBe(true);
      }
  });

  it.each(TRANSACTION_STATES)('lets a %s withdrawal change only to allowed states', (status) => {
    for (const event of WITHDRAWAL_EVENTS) {
      const decision = decideWithdrawal(withdrawal({ status }), event);
      if (decision.kind !== 'move' || decision.move.status === status) continue;
      expect(canMove(status, decision.move.status)).toBe(true);
    }
  });

  it('never changes a final state', () => {
    for (const status of ['completed', 'failed'] as const) {
      const moves = [
        ...DEPOSIT_EVENTS.map((event) => decideDeposit(deposit({ status }), event)),
        ...WITHDRAWAL_EVENTS.map((event) => decideWithdrawal(withdrawal({ status }), event)),
      ];
      expect(moves.filter(({ kind }) => kind === 'move')).toEqual([]);
    }
    expect(() => moved(deposit({ status: 'completed' }), { status: 'failed' }, AT)).toThrow('cannot go');
  });

  it('completes a deposit only for the right amount and currency', () => {
    const statusOf = (event: DepositEvent) => {
      const decision = decideDeposit(deposit({}), event);
      return decision.kind === 'move' ? decision.move.status : decision.kind;
    };
    expect(statusOf({ kind: 'paid', amountMinor: 50_000, currency: 'KES' })).toBe('completed');
    expect(statusOf({ kind: 'paid', amountMinor: 50_001, currency: 'KES' })).toBe('review');
    expect(statusOf({ kind: 'paid', amountMinor: 50_000, currency: 'USD' })).toBe('review');
  });

  it('releases held money only after a clear failure', () => {
    const released = WITHDRAWAL_EVENTS.filter((event) => {
      const decision = decideWithdrawal(withdrawal({}), event);
      return decision.kind === 'move' && decision.move.status === 'failed';
    });
    expect(released).toEqual([{ kind: 'failed' }]);
  });
});

describe('the refunds of a withdrawal', () => {
  it.each([
    [['planned', 'succeeded'], undefined],
    [['pending', 'failed'], 'accepted'],
    [['succeeded', 'failed'], 'paid'],
    [['failed', 'failed'], 'failed'],
  ] as const)('that are %s give %s', (statuses, kind) => {
    const refunds = statuses.map((status) => ({ depositId: 'd', paymentIntentId: 'p', amountCents: 1, status }));
    expect(eventOfRefunds(refunds)?.kind).toBe(kind);
  });
});
