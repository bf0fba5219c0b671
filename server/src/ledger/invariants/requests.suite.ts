import { describe, expect, it } from '@jest/globals';
import { type GetScene, UID } from '../../testing/LedgerScene.ts';
import { expectSums } from './expectSums.testTools.ts';

const KEY = 'key-0123456789';
const times = <T>(count: number, ask: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, ask));

export function describeRequests(getScene: GetScene): void {
  describe('an idempotency key', () => {
    it('withdraws once and gives every repeated request the same answer', async () => {
      const scene = getScene();
      await scene.pay(12_950);
      const answers = await times(20, () => scene.withdraw(10, { key: KEY }));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect((await scene.account()).heldCents).toBe(1_000);
      await expectSums(scene);
    });

    it('is deleted after seven days, a few keys at a time, and not earlier', async () => {
      const scene = getScene();
      const { depositId } = await scene.begin(518, { key: KEY });
      const old = { userId: UID, fingerprint: 'f', recordId: 'r', createdAt: '2026-11-14T08:59:59.000Z' };
      const keys = Array.from({ length: 450 }, (_, index) => ({ ...old, id: `old-${index}` }));
      await scene.put('idempotency', ...keys, { ...old, id: 'young', createdAt: '2026-11-14T09:01:00.000Z' });
      const left: number[] = [];
      for (let look = 0; look < 4; look += 1) {
        await scene.work();
        left.push(await scene.store.count('idempotency'));
      }
      expect(left).toEqual([252, 52, 2, 2]);
      expect(await scene.begin(518, { key: KEY })).toMatchObject({ depositId });
    });

    it('is separate for each player', async () => {
      const scene = getScene();
      await scene.addPlayer('uid-2');
      const [one, two] = [await scene.begin(518, { key: KEY }), await scene.begin(518, { key: KEY, uid: 'uid-2' })];
      expect(one.depositId).not.toBe(two.depositId);
    });
  });

  describe('the repeat of a refused request', () => {
    it('is refused again for a withdrawal, also when there is enough money by then', async () => {
      const scene = getScene();
      await scene.pay(1_295);
      const first = await scene.withdraw(50, { key: KEY });
      await scene.pay(12_950);
      expect(first).toMatchObject({ success: false, reason: 'insufficient_balance' });
      expect(await scene.withdraw(50, { key: KEY })).toEqual(first);
      expect((await scene.account()).heldCents).toBe(0);
    });
  });
}
