import { describe, expect, it } from '@jest/globals';
import { isOpen } from '../../ledger/index.ts';
import { applyPushResult } from './applyPushResult.ts';
import { scene, useLedgerScene } from '../../testing/useLedgerScene.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

useLedgerScene();

describe('a prompt without a callback', () => {
  it('is settled by a query', async () => {
    const { depositId } = await scene.push(12_950);
    scene.mpesa.endPush(depositId);
    await scene.work(5_000);
    expect((await scene.deposit(depositId)).status).toBe('completed');
    expect((await scene.account()).balanceCents).toBe(10_000);
  });

  it('gets its receipt from a callback that comes after the query', async () => {
    const { depositId } = await scene.push(12_950);
    const result = scene.mpesa.endPush(depositId);
    await scene.work(5_000);
    await applyPushResult(scene.mpesaCtx, depositId, result);
    expect((await scene.deposit(depositId)).receipt).toBe(result.receipt);
    expect((await scene.account()).balanceCents).toBe(10_000);
  });

  it('fails with the reason that the query gives', async () => {
    const { depositId } = await scene.push(500);
    scene.mpesa.endPush(depositId, 1037);
    await scene.work(5_000);
    expect(await scene.deposit(depositId)).toMatchObject({ status: 'failed', reason: 'unreachable' });
  });

  it('is unknown after a while and goes to review after a day, but never fails', async () => {
    const { depositId } = await scene.push(500);
    await scene.work(5_000);
    expect(await scene.deposit(depositId)).toMatchObject({ status: 'processing', isOutcomeUnknown: false });
    await scene.work(2 * MINUTE);
    expect(await scene.deposit(depositId)).toMatchObject({ status: 'processing', isOutcomeUnknown: true });
    await scene.work(DAY);
    expect(await scene.deposit(depositId)).toMatchObject({ status: 'review', reason: 'timed_out' });
    await scene.endPush(depositId);
    expect((await scene.deposit(depositId)).status).toBe('completed');
  });

  it('is checked less and less often', async () => {
    const { depositId } = await scene.push(500);
    const gaps: number[] = [];
    for (let check = 0; check < 6; check += 1) {
      const deposit = await scene.deposit(depositId);
      const gap = Date.parse((isOpen(deposit) && deposit.nextCheckAt) || '') - scene.services.ctx.now();
      gaps.push(gap);
      await scene.work(gap);
    }
    expect(gaps).toEqual([5_000, 5_000, 10_000, 15_000, 30_000, 60_000]);
  });

  it('is never sent again after a crash, and is found by its callback and a query', async () => {
    const { id } = await scene.recordOnly('mpesa');
    await scene.work(DAY / 2);
    expect(scene.mpesa.prompts.size).toBe(0);
    await scene.mpesa.push({ depositId: id, msisdn: '254712345678', amountKes: 1_295, reference: 'R' });
    await scene.endPush(id);
    expect(await scene.deposit(id)).toMatchObject({ status: 'completed', creditedCents: 1_000 });
  });

  it('is settled by a later query when the claim of a callback could not be checked', async () => {
    const { id } = await scene.recordOnly('mpesa');
    await scene.mpesa.push({ depositId: id, msisdn: '254712345678', amountKes: 1_295, reference: 'R' });
    scene.mpesa.queryFaults.add('unavailable');
    await scene.endPush(id);
    expect((await scene.deposit(id)).status).toBe('pending');
    await scene.work(MINUTE);
    expect(await scene.deposit(id)).toMatchObject({ status: 'completed', creditedCents: 1_000 });
  });
});

describe('the claim of a callback', () => {
  it('waits for the provider, and is checked soon', async () => {
    const { depositId } = await scene.push(12_950);
    const result = scene.mpesa.endPush(depositId);
    const prompt = scene.mpesa.prompts.get(depositId);
    delete prompt?.result;
    await applyPushResult(scene.mpesaCtx, depositId, result);
    expect((await scene.deposit(depositId)).status).toBe('processing');
    if (prompt) prompt.result = result;
    await scene.work(500);
    expect(await scene.deposit(depositId)).toMatchObject({ status: 'completed', receipt: result.receipt });
  });

  it('keeps its amount until the check', async () => {
    const { depositId } = await scene.push(12_950);
    scene.mpesa.queryFaults.add('unavailable');
    await applyPushResult(scene.mpesaCtx, depositId, { ...scene.mpesa.endPush(depositId), amountKes: 50 });
    await scene.work(MINUTE);
    expect(await scene.deposit(depositId)).toMatchObject({ status: 'review', reason: 'amount_mismatch' });
  });

  it('about a failed payment is checked in a new record', async () => {
    const { depositId } = await scene.push(12_950);
    await scene.endPush(depositId, 1032);
    scene.mpesa.queryFaults.add('unavailable', 'unavailable');
    const result = scene.mpesa.endPush(depositId);
    await applyPushResult(scene.mpesaCtx, depositId, result);
    await applyPushResult(scene.mpesaCtx, depositId, result);
    expect((await scene.deposit(`${depositId}-late`)).status).toBe('processing');
    await scene.work(MINUTE);
    expect(await scene.deposit(`${depositId}-late`)).toMatchObject({ status: 'completed', receipt: result.receipt });
  });
});
