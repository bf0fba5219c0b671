import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { RAIL_NAMES } from '../../../contract/railWords.ts';
import { withdraw } from '../../../contract/withdrawals.ts';
import type { DepositRecord } from '../store/records/deposit.ts';
import { type LedgerScene, UID } from '../testing/LedgerScene.ts';
import { openLedgerScene } from '../testing/openLedgerScene.ts';
import { idempotencyOf } from './idempotency.ts';
import type { DepositAsk } from './DepositAsk.ts';
import { minorOf } from './minor.ts';
import { openDeposit } from './openDeposit.ts';
import type { LedgerPolicy } from './LedgerContext.ts';
import { settleDeposit } from './settleDeposit.ts';

let scene: LedgerScene;

beforeEach(async () => (scene = await openLedgerScene()));
afterEach(() => scene.store.close());

const withPolicies = (...policies: LedgerPolicy[]) => ({ ...scene.services.ctx, policies });
const paid = ({ amount, currency }: DepositRecord) =>
  ({ kind: 'paid', amountMinor: minorOf(amount), currency }) as const;
const NOTE = { id: 'note', userId: UID, kind: 'bonus', createdAt: '2026-11-21T09:00:00.000Z' } as const;
const noting: LedgerPolicy = {
  complete: () => Promise.resolve({ bonusCents: 200, freeSpins: 3, write: (tx) => tx.set('notifications', NOTE) }),
};

describe('the policies of the ledger', () => {
  it('add their effects to a deposit in the same transaction', async () => {
    const deposit = await scene.recordOnly();
    await settleDeposit(withPolicies(noting, noting), deposit, paid(deposit));
    expect(await scene.account()).toMatchObject({ balanceCents: 1_000, bonusCents: 400 });
    expect(await scene.store.get('users', UID)).toMatchObject({ freeSpins: 6 });
    expect(await scene.store.get('notifications', 'note')).toEqual(NOTE);
    expect((await scene.journal()).map(({ account, deltaCents }) => [account, deltaCents])).toEqual([
      ['bonus', 400],
      ['main', 1_000],
    ]);
  });

  it('stop the whole credit when one of them fails', async () => {
    const deposit = await scene.recordOnly();
    const failing: LedgerPolicy = { complete: () => Promise.reject(new Error('broken')) };
    await expect(settleDeposit(withPolicies(noting, failing), deposit, paid(deposit))).rejects.toThrow('broken');
    expect(await scene.deposit(deposit.id)).toEqual(deposit);
    expect(await scene.account()).toMatchObject({ balanceCents: 0, bonusCents: 0 });
    expect(await scene.store.get('notifications', 'note')).toBeUndefined();
  });

  it('are asked before a deposit is recorded, and may refuse it', async () => {
    const refusing: LedgerPolicy = { open: () => Promise.reject(new Error('not now')) };
    const ask: DepositAsk = {
      uid: UID,
      amountMinor: 1_000,
      currency: 'USD',
      idempotency: idempotencyOf(UID, 'key-0123456789', withdraw, {}),
      checkAfterMs: 1,
      accountsOfPayer: async () => [],
      toRecord: (opened) => ({ ...opened, paymentMethod: RAIL_NAMES[0] }),
    };
    await expect(openDeposit(withPolicies(refusing), ask)).rejects.toThrow('not now');
    expect(await scene.store.ids('deposits')).toEqual([]);
  });

  it('are optional: without policies, a deposit credits its amount', async () => {
    const deposit = await scene.recordOnly();
    await settleDeposit(withPolicies(), deposit, paid(deposit));
    expect(await scene.account()).toMatchObject({ balanceCents: 1_000, bonusCents: 0 });
    expect(await scene.store.ids('notifications')).toEqual([]);
  });
});
