import { describe, expect, it, jest } from '@jest/globals';
import { scene, useLedgerScene } from '../testing/useLedgerScene.ts';

useLedgerScene();

describe('the workers', () => {
  it('do other due work when one record cannot be read, and log that record', async () => {
    const { depositId } = await scene.begin(518);
    const damaged = { ...(await scene.deposit(depositId)), id: 'damaged', nextCheckAt: '2026-01-01', amount: 'much' };
    await scene.put('deposits', JSON.parse(JSON.stringify(damaged)));
    const logged = jest.spyOn(scene.services.ctx.log, 'error');
    await scene.end(depositId, true, false);
    await scene.work(60_000);
    expect((await scene.deposit(depositId)).status).toBe('completed');
    const err = expect.objectContaining({ name: 'UnreadableRecord', id: 'damaged' });
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ err }), 'work failed');
    logged.mockRestore();
  });
});

describe('running workers', () => {
  it('pay out soon after they are woken, and end when they are stopped', async () => {
    await scene.pay(12_950);
    scene.services.workers.start();
    const { id } = await scene.withdraw(10);
    while ((await scene.withdrawal(id)).status === 'pending') await new Promise((resolve) => setTimeout(resolve, 1));
    await scene.services.workers.stop();
    const { id: later } = await scene.withdraw(10);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await scene.withdrawal(later)).status).toBe('pending');
  });
});
