/** Rules for every store about phones that have paid for a self-excluded player. */
import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  changeSaferPlay,
  type SaferPlayChange,
  selfExclusionChange,
  timeOutChange,
} from '../../saferPlay/changeSaferPlay.ts';
import type { GetScene } from '../../testing/LedgerScene.ts';

const FIRST = 'uid-first';
const SECOND = 'uid-second';
const REFUSED = { status: 403, code: 'self_excluded' };
const OTHER_PHONE = '0722000111';
const SHARED = '0711222333';
const DAY = 86_400_000;

export function describeExcludedPhones(getScene: GetScene): void {
  describe('a self-exclusion', () => {
    beforeEach(async () => {
      await getScene().addPlayer(FIRST);
      await getScene().addPlayer(SECOND);
    });

    const take = (change: SaferPlayChange = selfExclusionChange(6)) =>
      changeSaferPlay(getScene().services.ctx, FIRST, change, { isTold: true });
    const push = (phone: string, uid = SECOND) => getScene().push(500, { uid, phone });
    const countOf = (uid: string) => getScene().store.count('deposits', { where: [['userId', '==', uid]] });

    it('refuses a phone that has paid for the account, when it pays for another account, and sends no prompt', async () => {
      const scene = getScene();
      await scene.payMpesa(500, { uid: FIRST, phone: SHARED });
      await take();
      const before = scene.mpesa.prompts.size;
      await expect(push(SHARED)).rejects.toMatchObject(REFUSED);
      expect([await countOf(SECOND), scene.mpesa.prompts.size]).toEqual([0, before]);
      expect(await push(OTHER_PHONE)).toMatchObject({ ResponseCode: '0' });
    });

    it('refuses the sign-in phone of the account, also when it never paid', async () => {
      const scene = getScene();
      await scene.put('users', { id: FIRST, uid: FIRST, phoneNumber: '+254711222333' });
      await take();
      await expect(push(SHARED)).rejects.toMatchObject(REFUSED);
    });

    it('finds the account among all accounts that a phone has paid for', async () => {
      const scene = getScene();
      for (const uid of ['uid-0', 'uid-a', 'uid-z']) await scene.addPlayer(uid);
      for (const uid of ['uid-0', 'uid-a', SECOND, FIRST, 'uid-z', FIRST])
        await scene.payMpesa(500, { uid, phone: SHARED });
      expect(await push(SHARED)).toMatchObject({ ResponseCode: '0' });
      await take();
      for (const uid of ['uid-0', 'uid-a', SECOND, 'uid-z'])
        await expect(push(SHARED, uid)).rejects.toMatchObject(REFUSED);
    });

    it('does not refuse a phone that got a prompt for the account and did not pay', async () => {
      const scene = getScene();
      const { depositId } = await push(SHARED, FIRST);
      await scene.endPush(depositId, 1032);
      await take();
      expect(await push(SHARED)).toMatchObject({ ResponseCode: '0' });
    });

    it('ends for its phones when it ends for the account, and a time-out refuses no phones', async () => {
      const scene = getScene();
      await scene.payMpesa(500, { uid: FIRST, phone: SHARED });
      await take(timeOutChange(720));
      expect(await push(SHARED)).toMatchObject({ ResponseCode: '0' });
      await take();
      await expect(push(SHARED)).rejects.toMatchObject(REFUSED);
      scene.wait(200 * DAY);
      expect(await push(SHARED)).toMatchObject({ ResponseCode: '0' });
    });

    it('refuses without saying which account is excluded', async () => {
      const scene = getScene();
      await scene.payMpesa(500, { uid: FIRST, phone: SHARED });
      await take();
      const error = (await push(SHARED).catch((thrown: unknown) => thrown)) as Error;
      expect(error.message).toMatch(/^A self-exclusion covers this way to pay/);
      expect(error.message).not.toMatch(/uid|711222333|You have excluded|20\d\d/);
    });
  });
}
