import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createWorkers } from '../../workers/createWorkers.ts';
import { scene, useLedgerScene } from '../../testing/useLedgerScene.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

useLedgerScene();

describe('M-Pesa payouts', () => {
  beforeEach(async () => {
    await scene.payMpesa(12_950);
    await scene.payMpesa(3_885);
  });

  it('are sent once by two servers', async () => {
    const other = createWorkers(scene.services.ctx, scene.services.play);
    await Promise.all(Array.from({ length: 8 }, () => scene.withdraw(10)));
    await Promise.all([scene.work(), other.runOnce()]);
    await Promise.all([scene.work(), other.runOnce()]);
    expect(scene.mpesa.payoutCalls.toSorted()).toEqual([...scene.mpesa.payouts.keys()].toSorted());
    expect(scene.mpesa.payouts.size).toBe(8);
  });

  it('are sent again with the same id when the answer was lost', async () => {
    scene.mpesa.payoutFaults.add('lostAfter');
    const { id } = await scene.withdraw(10);
    await scene.work();
    await scene.work(MINUTE);
    expect(scene.mpesa.payoutCalls).toEqual([id, id]);
    expect(scene.mpesa.payouts.size).toBe(1);
    expect(await scene.withdrawal(id)).toMatchObject({ status: 'processing', isOutcomeUnknown: false });
    await scene.work(MINUTE);
    expect(scene.mpesa.asked).toEqual([id]);
  });

  it('that the provider refuses return the money', async () => {
    scene.mpesa.refusedPhones.add('254712345678');
    const { id } = await scene.withdraw(10);
    await scene.work();
    expect(await scene.withdrawal(id)).toMatchObject({ status: 'failed', reason: 'payout_failed' });
    expect(await scene.account()).toMatchObject({ balanceCents: 13_000, heldCents: 0 });
  });

  it.each(['lostBefore', 'lostAfter'] as const)('that were %s are not returned by a later refusal', async (fault) => {
    scene.mpesa.payoutFaults.add(fault);
    const { id } = await scene.withdraw(10);
    await scene.work();
    scene.mpesa.refusedPhones.add('254712345678');
    await scene.work(MINUTE);
    expect(await scene.withdrawal(id)).toMatchObject({ status: 'processing', isOutcomeUnknown: true });
    expect(scene.mpesa.asked).toEqual([id]);
    expect(await scene.account()).toMatchObject({ balanceCents: 13_000, heldCents: 1_000 });
  });

  it('that a process sent before it crashed are not returned by a later refusal', async () => {
    const { id } = await scene.withdraw(10);
    jest.spyOn(scene.mpesa, 'payOut').mockImplementationOnce(async (ask) => {
      scene.mpesa.payouts.set(ask.withdrawalId, ask);
      return new Promise(() => undefined);
    });
    void scene.work();
    while (!scene.mpesa.payouts.has(id)) await new Promise((resolve) => setTimeout(resolve, 1));
    expect(await scene.withdrawal(id)).toMatchObject({ status: 'pending' });
    scene.mpesa.refusedPhones.add('254712345678');
    await scene.work(10 * MINUTE);
    expect(scene.mpesa.payoutCalls).toEqual([id]);
    expect(await scene.withdrawal(id)).toMatchObject({ status: 'processing', isOutcomeUnknown: true });
    expect((await scene.account()).heldCents).toBe(1_000);
    expect(scene.mpesa.asked).toEqual([id]);
  });

  it('that were never sent are returned by a refusal', async () => {
    scene.mpesa.payoutFaults.add('unavailable');
    const { id } = await scene.withdraw(10);
    await scene.work();
    scene.mpesa.refusedPhones.add('254712345678');
    await scene.work(MINUTE);
    expect((await scene.withdrawal(id)).status).toBe('failed');
    expect((await scene.account()).heldCents).toBe(0);
  });

  it('with no reported outcome are unknown after a while, and go to review after a day', async () => {
    const { id } = await scene.withdraw(10);
    await scene.work();
    await scene.work(9 * MINUTE);
    expect(await scene.withdrawal(id)).toMatchObject({ status: 'processing', isOutcomeUnknown: false });
    await scene.work(10 * MINUTE);
    expect(await scene.withdrawal(id)).toMatchObject({ status: 'processing', isOutcomeUnknown: true });
    await scene.work(DAY);
    expect(await scene.withdrawal(id)).toMatchObject({ status: 'review', reason: 'timed_out' });
    expect((await scene.account()).heldCents).toBe(1_000);
    await scene.endPayout(id);
    expect((await scene.withdrawal(id)).status).toBe('completed');
  });
});
