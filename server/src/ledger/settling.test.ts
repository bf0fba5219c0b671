import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { RAIL_NAMES } from '../../../contract/railWords.ts';
import { withdraw } from '../../../contract/withdrawals.ts';
import type { DepositRecord } from '../store/records/deposit.ts';
import { UID } from '../testing/LedgerScene.ts';
import { idempotencyOf } from './idempotency.ts';
import type { DepositAsk, LedgerPolicy } from './LedgerContext.ts';
import { wageringTermsOf } from '../rewards/wageringTermsOf.ts';
import { minorOf } from './account.ts';
import { openDeposit } from './openDeposit.ts';
import { settleDeposit } from './settleDeposit.ts';
import { scene, useLedgerScene } from '../testing/useLedgerScene.ts';

useLedgerScene();

const withPolicies = (...policies: LedgerPolicy[]) => ({ ...scene.services.ctx, policies });
const paid = ({ amount, currency }: DepositRecord) =>
  ({ kind: 'paid', amountMinor: minorOf(amount), currency }) as const;
const NOTE = { id: 'note', userId: UID, kind: 'bonus', createdAt: '2026-11-21T09:00:00.000Z' } as const;
const GIFT = { id: 'gift', source: 'deposit', cents: 200, terms: wageringTermsOf({}) } as const;
const noting: LedgerPolicy = {
  complete: () => Promise.resolve({ grant: GIFT, write: (tx) => tx.set('notifications', NOTE) }),
};

describe('the policies of the ledger', () => {
  it('add their effects to a deposit in the same transaction', async () => {
    const deposit = await scene.recordOnly();
    await settleDeposit(withPolicies(noting, noting), deposit, paid(deposit));
    expect(await scene.account()).toMatchObject({ balanceCents: 1_000, bonusCents: 400 });
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

describe('what the log says of a record that needs a person', () => {
  /** The level and the reason of each line that asks for a person. */
  const lines: [string, unknown][] = [];
  beforeEach(() => {
    lines.splice(0);
    const noting = (level: string) => (details: object, message: string) => {
      if (message.includes('needs a person')) lines.push([level, (details as { reason?: unknown }).reason]);
    };
    const log = { info: jest.fn(), warn: noting('warn'), error: noting('error') };
    Object.assign(scene.services.ctx, { log });
  });

  it('is a warning for a first payout, which waits as planned', async () => {
    await scene.addPlayer();
    await scene.pay(12_950);
    scene.services.ctx.payouts = { ...scene.services.ctx.payouts, firstReviewKes: 100 };
    await scene.withdraw(20);
    expect(lines).toEqual([['warn', 'first_payout']]);
  });

  it('is an error for a deposit that is stuck', async () => {
    await scene.addPlayer();
    const { depositId: id } = await scene.begin(12_950);
    const { currency } = await scene.deposit(id);
    await settleDeposit(
      scene.services.ctx,
      { id, userId: UID },
      { kind: 'paid', amountMinor: 100, currency, receipt: 'R' },
    );
    expect((await scene.deposit(id)).status).toBe('review');
    expect(lines).toEqual([['error', 'amount_mismatch']]);
  });
});
