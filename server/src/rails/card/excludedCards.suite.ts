/** Rules for every store about cards that have paid for a self-excluded player. */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { changeSaferPlay, selfExclusionChange } from '../../saferPlay/changeSaferPlay.ts';
import type { GetScene } from '../../testing/LedgerScene.ts';
import { applyCardEvent } from './applyCardEvent.ts';

const FIRST = 'uid-first';
const SECOND = 'uid-second';
const REFUSED = { status: 403, code: 'self_excluded' };

export function describeExcludedCards(getScene: GetScene): void {
  describe('a self-exclusion', () => {
    beforeEach(async () => {
      await getScene().addPlayer(FIRST);
      await getScene().addPlayer(SECOND);
    });

    const take = () => changeSaferPlay(getScene().services.ctx, FIRST, selfExclusionChange(6), { isTold: true });
    const payCard = (uid: string) => getScene().payCard(25, { uid });
    const cardIntent = (uid = SECOND) => getScene().intent(25, { uid });

    it('refuses card payments of an account when one of its cards has paid for the excluded account, also repeated requests', async () => {
      const scene = getScene();
      await payCard(FIRST);
      await payCard(SECOND);
      const begun = await scene.intent(25, { uid: SECOND, key: 'key-0123456789' });
      await take();
      await expect(cardIntent()).rejects.toMatchObject(REFUSED);
      await expect(scene.intent(25, { uid: SECOND, key: 'key-0123456789' })).rejects.toMatchObject(REFUSED);
      expect(await scene.deposit(begun.depositId)).toMatchObject({ status: 'pending' });
    });

    it('cancels an earlier open payment of such an account', async () => {
      const scene = getScene();
      await payCard(FIRST);
      await payCard(SECOND);
      const { paymentIntentId, depositId } = await cardIntent();
      await take();
      await scene.work(5 * 60_000);
      expect(scene.card.intents.get(paymentIntentId)?.status).toBe('canceled');
      expect(await scene.deposit(depositId)).toMatchObject({ status: 'failed' });
    });

    it('does not affect an account with its own cards', async () => {
      const scene = getScene();
      await payCard(FIRST);
      scene.card.cardFingerprint = 'fp_fake_5555';
      await payCard(SECOND);
      await take();
      expect(await cardIntent()).toMatchObject({ clientSecret: expect.any(String) });
    });

    it('cancels a payment when a declined attempt shows a card of the excluded account', async () => {
      const scene = getScene();
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
