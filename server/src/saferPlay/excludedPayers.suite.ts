/** Rules for every store about phones and cards that have paid for a self-excluded player. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { DocumentStore } from '../store/DocumentStore.ts';
import { LedgerScene } from '../testing/LedgerScene.ts';
import { applyCardEvent } from '../rails/card/applyCardEvent.ts';
import { changeSaferPlay, type SaferPlayChange } from './changeSaferPlay.ts';
import { selfExclusionChange, timeOutChange } from './changes.ts';

const FIRST = 'uid-first';
const SECOND = 'uid-second';
const OTHER_PHONE = '0722000111';
const SHARED = '0711222333';
const REFUSED = { status: 403, code: 'self_excluded' };
const DAY = 86_400_000;

export function describeExcludedPayers(name: string, open: () => Promise<DocumentStore>): void {
  describe(`a self-exclusion on ${name}`, () => {
    let scene: LedgerScene;
    let store: DocumentStore;
    beforeEach(async () => {
      store = await open();
      scene = new LedgerScene(store);
      await scene.addPlayer(FIRST);
      await scene.addPlayer(SECOND);
    });
    afterEach(() => store.close());

    const take = (change: SaferPlayChange = selfExclusionChange(6)) =>
      changeSaferPlay(scene.wallet.ctx, FIRST, change, { isTold: true });
    const push = (phone: string, uid = SECOND) => scene.push(500, { uid, phone });
    const payCard = (uid: string) => scene.payCard(25, { uid });
    const cardIntent = (uid = SECOND) => scene.intent(25, { uid });
    const countOf = (uid: string) => store.count('deposits', { where: [['userId', '==', uid]] });

    it('refuses a phone that has paid for the account, when it pays for another account, and sends no prompt', async () => {
      await scene.payMobile(500, { uid: FIRST, phone: SHARED });
      await take();
      const before = scene.mobile.prompts.size;
      await expect(push(SHARED)).rejects.toMatchObject(REFUSED);
      expect([await countOf(SECOND), scene.mobile.prompts.size]).toEqual([0, before]);
      expect(await push(OTHER_PHONE)).toMatchObject({ ResponseCode: '0' });
    });

    it('refuses the sign-in phone of the account, also when it never paid', async () => {
      await scene.put('users', { id: FIRST, uid: FIRST, phoneNumber: '+254711222333' });
      await take();
      await expect(push(SHARED)).rejects.toMatchObject(REFUSED);
    });

    it('finds the account among all accounts that a phone has paid for', async () => {
      for (const uid of ['uid-0', 'uid-a', 'uid-z']) await scene.addPlayer(uid);
      for (const uid of ['uid-0', 'uid-a', SECOND, FIRST, 'uid-z', FIRST])
        await scene.payMobile(500, { uid, phone: SHARED });
      expect(await push(SHARED)).toMatchObject({ ResponseCode: '0' });
      await take();
      for (const uid of ['uid-0', 'uid-a', SECOND, 'uid-z'])
        await expect(push(SHARED, uid)).rejects.toMatchObject(REFUSED);
    });

    it('does not refuse a phone that got a prompt for the account and did not pay', async () => {
      const { depositId } = await push(SHARED, FIRST);
      await scene.endPush(depositId, 1032);
      await take();
      expect(await push(SHARED)).toMatchObject({ ResponseCode: '0' });
    });

    it('ends for its phones when it ends for the account, and a time-out refuses no phones', async () => {
      await scene.payMobile(500, { uid: FIRST, phone: SHARED });
      await take(timeOutChange(720));
      expect(await push(SHARED)).toMatchObject({ ResponseCode: '0' });
      await take();
      await expect(push(SHARED)).rejects.toMatchObject(REFUSED);
      scene.wait(200 * DAY);
      expect(await push(SHARED)).toMatchObject({ ResponseCode: '0' });
    });

    it('refuses without saying which account is excluded', async () => {
      await scene.payMobile(500, { uid: FIRST, phone: SHARED });
      await take();
      const error = (await push(SHARED).catch((thrown: unknown) => thrown)) as Error;
      expect(error.message).toMatch(/^A self-exclusion covers this way to pay/);
      expect(error.message).not.toMatch(/uid|711222333|You have excluded|20\d\d/);
    });

    it('refuses card payments of an account when one of its cards has paid for the excluded account, also repeated requests', async () => {
      await payCard(FIRST);
      await payCard(SECOND);
      const begun = await scene.intent(25, { uid: SECOND, key: 'key-0123456789' });
      await take();
      await expect(cardIntent()).rejects.toMatchObject(REFUSED);
      await expect(scene.intent(25, { uid: SECOND, key: 'key-0123456789' })).rejects.toMatchObject(REFUSED);
      expect(await scene.deposit(begun.depositId)).toMatchObject({ status: 'pending' });
    });

    it('cancels an earlier open payment of such an account', async () => {
      await payCard(FIRST);
      await payCard(SECOND);
      const { paymentIntentId, depositId } = await cardIntent();
      await take();
      await scene.work(5 * 60_000);
      expect(scene.card.intents.get(paymentIntentId)?.status).toBe('canceled');
      expect(await scene.deposit(depositId)).toMatchObject({ status: 'failed' });
    });

    it('does not affect an account with its own cards', async () => {
      await payCard(FIRST);
      scene.card.cardFingerprint = 'fp_fake_5555';
      await payCard(SECOND);
      await take();
      expect(await cardIntent()).toMatchObject({ clientSecret: expect.any(String) });
    });

    it('cancels a payment when a declined attempt shows a card of the excluded account', async () => {
      await payCard(FIRST);
      await take();
      const { paymentIntentId, depositId } = await cardIntent();
      await applyCardEvent(scene.cardCtx, scene.card.decline(paymentIntentId));
      await scene.work(5 * 60_000);
      expect(scene.card.intents.get(paymentIntentId)?.status).toBe('canceled');
      expect(await scene.deposit(depositId)).toMatchObject({ status: 'failed' });
    });
  });
}
