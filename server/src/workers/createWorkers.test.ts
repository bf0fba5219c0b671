import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { scene, useLedgerScene } from '../testing/useLedgerScene.ts';
import { Worker, type WorkerOptions } from './Worker.ts';

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

  it('try a piece of work that failed again at their next look, because its lease was released', async () => {
    const handle = jest.fn<WorkerOptions['handle']>().mockRejectedValueOnce(new Error('no answer')).mockResolvedValue();
    const find = async () => ['piece'];
    const worker = new Worker(scene.services.ctx, { name: 'again', find, handle, interval: 60_000 });
    const logged = jest.spyOn(scene.services.ctx.log, 'error').mockImplementation(() => undefined);
    expect(await worker.runOnce()).toBe(0);
    expect(await worker.runOnce()).toBe(1);
    expect(handle).toHaveBeenCalledTimes(2);
    logged.mockRestore();
  });
});

describe('running workers', () => {
  afterEach(() => void jest.useRealTimers());

  it('pay out soon after they are woken, and end when they are stopped', async () => {
    await scene.pay(12_950);
    // The clock stands still, so the workers do not look a second time unless they are woken.
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const { workers } = scene.services;
    workers.start();
    // The first look of each is over before this one.
    await workers.runOnce();
    const { id } = await scene.withdraw(10);
    await workers.stop();
    expect((await scene.withdrawal(id)).status).toBe('processing');
    jest.useRealTimers();
    const { id: later } = await scene.withdraw(10);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await scene.withdrawal(later)).status).toBe('pending');
  });
});
