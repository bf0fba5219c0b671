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
      await scene.payMobile(12_950);
      const answers = await times(20, () => scene.withdraw(10, { key: KEY }));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect((await scene.account()).heldCents).toBe(1_000);
      await expectSums(scene);
    });

    it('prompts once and gives every repeated request the same answer', async () => {
      const scene = getScene();
      const answers = await times(20, () => scene.push(500, { key: KEY }));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(scene.mobile.prompts.size).toBe(1);
    });

    it('is deleted after seven days, a few keys at a time, and not earlier', async () => {
      const scene = getScene();
      const { depositId } = await scene.push(500, { key: KEY });
      const old = { userId: UID, fingerprint: 'f', recordId: 'r', createdAt: '2026-11-14T08:59:59.000Z' };
      const keys = Array.from({ length: 450 }, (_, index) => ({ ...old, id: `old-${index}` }));
      await scene.put('idempotency', ...keys, { ...old, id: 'young', createdAt: '2026-11-14T09:01:00.000Z' });
      const left: number[] = [];
      for (let look = 0; look < 4; look += 1) {
        await scene.work();
        left.push(await scene.store.count('idempotency'));
      }
      expect(left).toEqual([252, 52, 2, 2]);
      expect(await scene.push(500, { key: KEY })).toMatchObject({ depositId });
    });

    it('is separate for each player', async () => {
      const scene = getScene();
      await scene.addPlayer('uid-2');
      const [one, two] = [await scene.push(500, { key: KEY }), await scene.push(500, { key: KEY, uid: 'uid-2' })];
      expect(one.depositId).not.toBe(two.depositId);
    });
  });

  describe('the repeat of a refused request', () => {
    it('is refused again for a withdrawal, also when there is enough money by then', async () => {
      const scene = getScene();
      await scene.payMobile(1_295);
      const first = await scene.withdraw(50, { key: KEY });
      await scene.payMobile(12_950);
      expect(first).toMatchObject({ success: false, reason: 'insufficient_balance' });
      expect(await scene.withdraw(50, { key: KEY })).toEqual(first);
      expect((await scene.account()).heldCents).toBe(0);
    });

    it('is refused again for a prompt that was refused or could not be sent', async () => {
      const scene = getScene();
      scene.mobile.refusedPhones.add('254712345678');
      const first = await scene.push(500, { key: KEY });
      scene.mobile.refusedPhones.clear();
      expect(first).toMatchObject({ ResponseCode: '400.002.02', errorMessage: 'Bad Request - Invalid PhoneNumber' });
      expect(await scene.push(500, { key: KEY })).toEqual(first);
      scene.mobile.pushFaults.add('unavailable');
      const second = await scene.push(500, { key: `${KEY}-2` });
      expect(second).toMatchObject({ ResponseCode: 'unavailable' });
      expect(await scene.push(500, { key: `${KEY}-2` })).toEqual(second);
      expect(scene.mobile.prompts.size).toBe(0);
    });

    it('gets the same unknown outcome for a prompt whose sending has an unknown outcome', async () => {
      const scene = getScene();
      scene.mobile.pushFaults.add('lostAfter');
      const first = await scene.push(12_950, { key: KEY });
      expect(await scene.push(12_950, { key: KEY })).toEqual(first);
      expect(await scene.deposit(first.depositId)).toMatchObject({ status: 'processing', isOutcomeUnknown: true });
      await scene.endPush(first.depositId);
      expect((await scene.account()).balanceCents).toBe(10_000);
    });
  });
}
