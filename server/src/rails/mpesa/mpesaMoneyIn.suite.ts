import { describe, expect, it } from '@jest/globals';
import { shownKesOf } from '../../../../contract/money.ts';
import { applyPushResult } from './applyPushResult.ts';
import type { MpesaDeposit } from './records.ts';
import { sendPush } from './sendPush.ts';
import type { GetScene } from '../../testing/LedgerScene.ts';
import { expectSums } from '../../ledger/invariants/expectSums.testTools.ts';
import { settleDeposit } from '../../ledger/settleDeposit.ts';
import { settleWithdrawal } from '../../ledger/settleWithdrawal.ts';

export function describeMpesaReceipts(getScene: GetScene): void {
  describe('a provider receipt', () => {
    it('credits one deposit once when its callback is repeated', async () => {
      const scene = getScene();
      const { depositId } = await scene.push(12_950);
      const result = scene.mpesa.endPush(depositId);
      await Promise.all(Array.from({ length: 5 }, () => applyPushResult(scene.mpesaCtx, depositId, result)));
      expect((await scene.account()).balanceCents).toBe(10_000);
      await expectSums(scene);
    });

    it('sends a second deposit with the same receipt to review', async () => {
      const scene = getScene();
      const first = await scene.payMpesa(1_295);
      const { depositId } = await scene.push(1_295);
      const result = { ...scene.mpesa.endPush(depositId), receipt: first.receipt ?? '' };
      await applyPushResult(scene.mpesaCtx, depositId, result);
      expect(await scene.deposit(depositId)).toMatchObject({ status: 'review', reason: 'duplicate_receipt' });
      expect((await scene.account()).balanceCents).toBe(1_000);
    });

    it('is ignored in a callback that the provider does not confirm', async () => {
      const scene = getScene();
      const { depositId } = await scene.push(12_950);
      const { checkoutRequestId = '' } = scene.mpesa.prompts.get(depositId) ?? {};
      const merchantRequestId = `m-${depositId}`;
      const forged = { checkoutRequestId, merchantRequestId, resultCode: 0, resultText: '', amountKes: 12_950 };
      await applyPushResult(scene.mpesaCtx, depositId, { ...forged, receipt: 'FORGED' });
      await applyPushResult(scene.mpesaCtx, depositId, { ...forged, resultCode: 1032 });
      await scene.work(60_000);
      expect((await scene.deposit(depositId)).status).toBe('processing');
      scene.mpesa.endPush(depositId, 1037);
      await applyPushResult(scene.mpesaCtx, depositId, { ...forged, receipt: 'FORGED' });
      await scene.work(60_000);
      expect(await scene.deposit(depositId)).toMatchObject({ status: 'failed', reason: 'unreachable' });
      expect((await scene.account()).balanceCents).toBe(0);
    });

    it('is ignored in a callback of another merchant request', async () => {
      const scene = getScene();
      const { depositId } = await scene.push(12_950);
      const result = { ...scene.mpesa.endPush(depositId), merchantRequestId: 'm-another' };
      await applyPushResult(scene.mpesaCtx, depositId, result);
      expect((await scene.deposit(depositId)).status).toBe('processing');
    });

    it('never pays for a deposit of another prompt', async () => {
      const scene = getScene();
      const [paid, other] = [await scene.push(12_950), await scene.push(12_950)];
      const result = scene.mpesa.endPush(paid.depositId);
      await applyPushResult(scene.mpesaCtx, other.depositId, result);
      expect((await scene.deposit(other.depositId)).status).toBe('processing');
      expect((await scene.account()).balanceCents).toBe(0);
    });
  });
}

export function describeMpesaAmounts(getScene: GetScene): void {
  describe('a payment of a wrong amount or currency', () => {
    it.each([99, 101, 100.5])('goes to review when a prompt for 100 reports %s', async (amountKes) => {
      const scene = getScene();
      const { depositId } = await scene.push(100);
      const result = { ...scene.mpesa.endPush(depositId), amountKes };
      await applyPushResult(scene.mpesaCtx, depositId, result);
      expect(await scene.deposit(depositId)).toMatchObject({ status: 'review', reason: 'amount_mismatch' });
      await applyPushResult(scene.mpesaCtx, depositId, { ...result, amountKes: 100 });
      expect((await scene.deposit(depositId)).status).toBe('review');
      expect((await scene.account()).balanceCents).toBe(0);
    });

    it('goes to review when it comes after the credit', async () => {
      const scene = getScene();
      const { id } = await scene.payMpesa(12_950);
      const errors: object[] = [];
      const log = {
        info: () => undefined,
        warn: () => undefined,
        error: (details: object) => void errors.push(details),
      };
      const ctx = { ...scene.mpesaCtx, log };
      await applyPushResult(ctx, id, scene.mpesa.endPush(id));
      expect(errors).toEqual([]);
      await applyPushResult(ctx, id, { ...scene.mpesa.endPush(id), amountKes: 12_949 });
      expect(errors).toEqual([{ depositId: id }]);
      expect((await scene.account()).balanceCents).toBe(10_000);
    });

    it('does not change the credit, which is the requested amount at the recorded rate', async () => {
      const scene = getScene();
      const deposit = await scene.payMpesa(1_000);
      expect(deposit).toMatchObject({ amount: 1_000, currency: 'KES', kesPerUsd: 129.5, creditedCents: 772 });
      expect((await scene.account()).balanceCents).toBe(772);
    });

    it('never costs the player a whole cent, also over many deposits in shillings, and the fraction below a cent is recorded', async () => {
      const scene = getScene();
      const first = await scene.payMpesa(5_000);
      expect(first).toMatchObject({ creditedCents: 3_861, restBefore: 0 });
      expect(await scene.payMpesa(200)).toMatchObject({ creditedCents: 154, restBefore: 3 });
      await scene.endPush(first.id);
      expect(await scene.balance()).toMatchObject({ balance: 40.15, rest: 0.00443 });
      expect(await scene.payMpesa(200)).toMatchObject({ creditedCents: 154, restBefore: 443 });
      expect(await scene.payMpesa(200)).toMatchObject({ creditedCents: 155, restBefore: 883 });
      const { balance, rest = 0 } = await scene.balance();
      expect(shownKesOf((balance + rest) * 100, 129.5)).toBe(5_600);
      await expectSums(scene);
    });
  });
}

const KEY = 'key-0123456789';
const times = <T>(count: number, ask: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, ask));

export function describeMpesaRequests(getScene: GetScene): void {
  describe('an idempotency key', () => {
    it('prompts once and gives every repeated request the same answer', async () => {
      const scene = getScene();
      const answers = await times(20, () => scene.push(500, { key: KEY }));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(scene.mpesa.prompts.size).toBe(1);
    });
  });

  it('a refused prompt has the words of the provider in the log, without the phone number', async () => {
    const scene = getScene();
    scene.mpesa.refusedPhones.add('254712345678');
    const told: unknown[] = [];
    const log = {
      info: () => undefined,
      warn: (details: object, said: string) => void told.push([said, details]),
      error: () => undefined,
    };
    const { depositId } = await scene.push(500);
    const deposit = (await scene.deposit(depositId)) as MpesaDeposit;
    await sendPush({ ...scene.mpesaCtx, log }, deposit);
    expect(told).toEqual([
      ['push: refused', { depositId: deposit.id, code: '400.002.02', refusal: 'Bad Request - Invalid PhoneNumber …' }],
    ]);
    expect(JSON.stringify(told)).not.toContain('254712345678');
  });

  describe('the repeat of a refused request', () => {
    it('is refused again for a prompt that was refused or could not be sent', async () => {
      const scene = getScene();
      scene.mpesa.refusedPhones.add('254712345678');
      const first = await scene.push(500, { key: KEY });
      scene.mpesa.refusedPhones.clear();
      expect(first).toMatchObject({ ResponseCode: '400.002.02', reason: 'push_refused' });
      expect(await scene.push(500, { key: KEY })).toEqual(first);
      scene.mpesa.pushFaults.add('unavailable');
      const second = await scene.push(500, { key: `${KEY}-2` });
      expect(second).toMatchObject({ ResponseCode: 'unavailable' });
      expect(await scene.push(500, { key: `${KEY}-2` })).toEqual(second);
      expect(scene.mpesa.prompts.size).toBe(0);
    });

    it('gets the same unknown outcome for a prompt whose sending has an unknown outcome', async () => {
      const scene = getScene();
      scene.mpesa.pushFaults.add('lostAfter');
      const first = await scene.push(12_950, { key: KEY });
      expect(await scene.push(12_950, { key: KEY })).toEqual(first);
      expect(await scene.deposit(first.depositId)).toMatchObject({ status: 'processing', isOutcomeUnknown: true });
      await scene.endPush(first.depositId);
      expect((await scene.account()).balanceCents).toBe(10_000);
    });
  });
}

export function describeMpesaRecords(getScene: GetScene): void {
  describe('a final state', () => {
    it('stays after every event that follows a completed deposit', async () => {
      const scene = getScene();
      const deposit = await scene.payMpesa(1_295);
      const { ctx } = scene.services;
      await scene.endPush(deposit.id, 1032);
      await settleDeposit(ctx, deposit, { kind: 'unknown' });
      await settleDeposit(ctx, deposit, { kind: 'neverAnswered' });
      const changed = { ...scene.mpesa.endPush(deposit.id), amountKes: 5 };
      await applyPushResult(scene.mpesaCtx, deposit.id, changed);
      await scene.work(86_400_000);
      expect(await scene.deposit(deposit.id)).toEqual(deposit);
    });

    it('stays after every event that follows a completed or failed withdrawal', async () => {
      const scene = getScene();
      await scene.payMpesa(12_950);
      const [paid, failed] = [await scene.withdraw(10), await scene.withdraw(20)];
      await scene.work();
      await scene.endPayout(paid.id);
      await scene.endPayout(failed.id, 1);
      const before = [await scene.withdrawal(paid.id), await scene.withdrawal(failed.id)];
      for (const withdrawal of before)
        for (const kind of ['failed', 'unknown', 'accepted'] as const)
          await settleWithdrawal(scene.services.ctx, withdrawal, { kind });
      await scene.endPayout(paid.id, 1);
      await scene.work(86_400_000);
      expect([await scene.withdrawal(paid.id), await scene.withdrawal(failed.id)]).toEqual(before);
      await expectSums(scene);
    });

    it('stays when a payout succeeds after its failure, and creates no money', async () => {
      const scene = getScene();
      await scene.payMpesa(12_950);
      const { id } = await scene.withdraw(20);
      await scene.work();
      await scene.endPayout(id, 1);
      await scene.endPayout(id);
      await scene.endPayout(id);
      expect((await scene.withdrawal(id)).status).toBe('failed');
      expect(await scene.withdrawal(`${id}-late`)).toMatchObject({ status: 'review', debitCents: 2_000 });
      expect((await scene.account()).heldCents).toBe(2_000);
      await expectSums(scene);
    });
  });
}
