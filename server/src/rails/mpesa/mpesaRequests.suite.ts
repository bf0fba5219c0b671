import { describe, expect, it } from '@jest/globals';
import type { GetScene } from '../../testing/LedgerScene.ts';

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

  describe('the repeat of a refused request', () => {
    it('is refused again for a prompt that was refused or could not be sent', async () => {
      const scene = getScene();
      scene.mpesa.refusedPhones.add('254712345678');
      const first = await scene.push(500, { key: KEY });
      scene.mpesa.refusedPhones.clear();
      expect(first).toMatchObject({ ResponseCode: '400.002.02', errorMessage: 'Bad Request - Invalid PhoneNumber' });
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
