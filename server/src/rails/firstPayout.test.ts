import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { decideReview, listReviews } from '../wallet/reviews.ts';
import { type LedgerScene, UID } from '../testing/LedgerScene.ts';
import { openLedgerScene } from '../testing/openLedgerScene.ts';

const HOUR = 3_600_000;

let scene: LedgerScene;
afterEach(() => scene.store.close());

describe('the first payout', () => {
  beforeEach(async () => {
    scene = await openLedgerScene();
    await scene.addPlayer(UID, 'KES', { phoneNumber: '+254712345678' });
    scene.services.ctx.payouts = { ...scene.services.ctx.payouts, firstReviewKes: 1_000 };
    await scene.payMpesa(5_000);
  });

  it('of a large sum waits for a person, who lets it go', async () => {
    const { id, success, reason, message } = await scene.withdraw(1_000);
    expect([success, reason]).toEqual([true, 'first_payout']);
    expect(message).toMatch(/A person checks first withdrawals of this size\.$/);
    await scene.work(HOUR);
    expect(scene.mpesa.payouts.size).toBe(0);
    expect((await scene.account()).heldCents).toBe(100_000);
    expect(await listReviews(scene.services.ctx)).toMatchObject([
      { id, uid: UID, reason: 'first_payout', canDecide: true },
    ]);
    await decideReview(scene.services.ctx, id, { decision: 'release' });
    await scene.work();
    await scene.endPayout(id);
    const { status, timeline } = await scene.withdrawal(id);
    expect([status, timeline.map((step) => step.status)]).toEqual([
      'completed',
      ['pending', 'review', 'pending', 'processing', 'completed'],
    ]);
    expect(await scene.withdraw(4_000)).toMatchObject({ success: true, reason: undefined });
  });

  it('is given back to the balance when a person decides against it, once', async () => {
    const { id } = await scene.withdraw(1_000);
    await decideReview(scene.services.ctx, id, { decision: 'refuse' });
    expect(await scene.withdrawal(id)).toMatchObject({ status: 'failed', reason: 'refused_in_review' });
    expect(await scene.account()).toMatchObject({ balanceCents: 500_000, heldCents: 0 });
    await expect(decideReview(scene.services.ctx, id, { decision: 'release' })).rejects.toMatchObject({
      code: 'review_over',
    });
    await scene.work(HOUR);
    expect(scene.mpesa.payouts.size).toBe(0);
  });

  it('that is small and has arrived opens no way for a large one', async () => {
    const { id } = await scene.withdraw(900);
    await scene.work();
    await scene.endPayout(id);
    expect(await scene.withdrawal(id)).toMatchObject({ status: 'completed' });
    expect(await scene.withdraw(4_000)).toMatchObject({ reason: 'first_payout' });
  });

  it('cannot be cut into small pieces that nobody looks at', async () => {
    expect(await scene.withdraw(900)).toMatchObject({ reason: undefined });
    expect(await scene.withdraw(100)).toMatchObject({ reason: 'first_payout' });
  });
});
