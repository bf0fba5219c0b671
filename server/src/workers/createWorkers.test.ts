import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { LedgerScene } from '../testing/LedgerScene.ts';
import { openLedgerScene } from '../testing/openLedgerScene.ts';

let scene: LedgerScene;
beforeEach(async () => {
  scene = await openLedgerScene();
});
afterEach(() => scene.store.close());

describe('workers that run', () => {
  it('pay out as soon as they are nudged, and end when they are told to', async () => {
    await scene.payMobile(12_950);
    scene.wallet.workers.start();
    const { id } = await scene.withdraw(10);
    while ((await scene.withdrawal(id)).status === 'pending') await new Promise((resolve) => setTimeout(resolve, 1));
    await scene.wallet.workers.stop();
    const { id: later } = await scene.withdraw(10);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await scene.withdrawal(later)).status).toBe('pending');
  });
});
