import { describe, expect, it, jest } from '@jest/globals';
import { changeSaferPlay, limitChange, selfExclusionChange, timeOutChange } from '../../saferPlay/changeSaferPlay.ts';
import { UID } from '../../testing/LedgerScene.ts';
import { applyCardEvent } from './applyCardEvent.ts';
import { scene, useLedgerScene } from '../../testing/useLedgerScene.ts';

const MINUTE = 60_000;

useLedgerScene();

const take = (change = timeOutChange(24)) => changeSaferPlay(scene.services.ctx, UID, change, { isTold: true });
const balanceOf = async (uid = UID) => (await scene.account(uid)).balanceCents;
const intentStatus = (id: string) => scene.card.intents.get(id)?.status;
const setIntent = (id: string, status: 'processing' | 'requires_payment_method') =>
  Object.assign(scene.card.intents.get(id) ?? {}, { status });

describe('a card payment', () => {
  it('is settled without a webhook', async () => {
    const { paymentIntentId, depositId } = await scene.intent(25);
    scene.card.pay(paymentIntentId);
    await scene.work(30_000);
    expect((await scene.deposit(depositId)).status).toBe('completed');
  });

  it('that the player never finished is cancelled at the provider, then failed', async () => {
    const { paymentIntentId, depositId } = await scene.intent(25);
    await scene.work(29 * MINUTE);
    expect((await scene.deposit(depositId)).status).toBe('pending');
    await scene.work(12 * MINUTE);
    expect(scene.card.intents.get(paymentIntentId)?.status).toBe('canceled');
    expect(await scene.deposit(depositId)).toMatchObject({ status: 'failed', reason: 'abandoned' });
  });

  it('whose preparation was lost in a crash is found and cancelled', async () => {
    const { id } = await scene.recordOnly('card');
    await scene.work(31 * MINUTE);
    expect(await scene.deposit(id)).toMatchObject({ status: 'failed', reason: 'abandoned' });
    expect([...scene.card.intents.values()].map(({ status }) => status)).toEqual(['canceled']);
  });

  it('stays open while the provider cannot be asked', async () => {
    const { paymentIntentId, depositId } = await scene.intent(25);
    scene.card.pay(paymentIntentId);
    scene.card.readFaults.add('unavailable', 'lostBefore');
    await scene.work(MINUTE);
    expect((await scene.deposit(depositId)).status).toBe('pending');
    await scene.work(MINUTE);
    await scene.work(MINUTE * 5);
    expect((await scene.deposit(depositId)).status).toBe('completed');
  });
});

describe.each([
  ['a time-out', timeOutChange(24)],
  ['a self-exclusion', selfExclusionChange(6)],
] as const)('%s', (_name, change) => {
  it('cancels an open card payment at the provider, which then credits nothing', async () => {
    const { paymentIntentId, depositId } = await scene.intent(25);
    await take(change);
    await scene.work();
    expect(intentStatus(paymentIntentId)).toBe('canceled');
    expect(await scene.deposit(depositId)).toMatchObject({ status: 'failed', reason: 'abandoned' });
    expect(() => scene.card.pay(paymentIntentId)).toThrow('cannot be paid');
    await scene.work(60 * MINUTE);
    expect(await balanceOf()).toBe(0);
  });

  it('credits a payment that was paid before the workers checked it', async () => {
    const { paymentIntentId, depositId } = await scene.intent(25);
    await take(change);
    const paid = scene.card.pay(paymentIntentId);
    await scene.work();
    await applyCardEvent(scene.cardCtx, paid);
    expect((await scene.deposit(depositId)).status).toBe('completed');
    expect(await balanceOf()).toBe(2_500);
  });
});

describe('an open card payment of a player on a break', () => {
  it('is credited when it is paid between the check and the cancellation', async () => {
    const { paymentIntentId } = await scene.intent(25);
    await take();
    const cancel = scene.card.cancelIntent.bind(scene.card);
    jest.spyOn(scene.card, 'cancelIntent').mockImplementationOnce((id) => {
      scene.card.pay(id);
      return cancel(id);
    });
    await scene.work();
    expect(intentStatus(paymentIntentId)).toBe('succeeded');
    expect(await balanceOf()).toBe(2_500);
  });

  it('is not cancelled while the provider processes it, and is credited in the end', async () => {
    const { paymentIntentId, depositId } = await scene.intent(25);
    setIntent(paymentIntentId, 'processing');
    await take();
    await scene.work();
    expect(intentStatus(paymentIntentId)).toBe('processing');
    expect((await scene.deposit(depositId)).status).toBe('processing');
    scene.card.pay(paymentIntentId);
    await scene.work(MINUTE);
    expect(await balanceOf()).toBe(2_500);
  });

  it('is cancelled when processing ends without a payment', async () => {
    const { paymentIntentId, depositId } = await scene.intent(25);
    setIntent(paymentIntentId, 'processing');
    await scene.work(MINUTE);
    setIntent(paymentIntentId, 'requires_payment_method');
    await take();
    await scene.work();
    expect(intentStatus(paymentIntentId)).toBe('canceled');
    expect((await scene.deposit(depositId)).status).toBe('failed');
  });

  it('is cancelled soon after when the provider could not be asked at first', async () => {
    const { paymentIntentId } = await scene.intent(25);
    await scene.work(20 * MINUTE);
    await take();
    scene.card.readFaults.add('unavailable');
    await scene.work();
    expect(intentStatus(paymentIntentId)).toBe('requires_payment_method');
    await scene.work(MINUTE);
    expect(intentStatus(paymentIntentId)).toBe('canceled');
  });

  it('is found and cancelled when its preparation is not recorded yet', async () => {
    const { id } = await scene.recordOnly('card', 2_500);
    await take();
    await scene.work();
    expect(await scene.deposit(id)).toMatchObject({ status: 'failed', reason: 'abandoned' });
    expect([...scene.card.intents.values()].map(({ status }) => status)).toEqual(['canceled']);
  });
});

describe('a break or limit', () => {
  it('leaves card payments of other players open, and a limit leaves all of them open', async () => {
    await scene.addPlayer('uid-2');
    const other = await scene.intent(25, { uid: 'uid-2' });
    await take();
    await changeSaferPlay(scene.services.ctx, 'uid-2', limitChange({ period: 'day', amount: 30, currency: 'USD' }), {
      isTold: true,
    });
    await scene.work(MINUTE);
    expect(intentStatus(other.paymentIntentId)).toBe('requires_payment_method');
    await applyCardEvent(scene.cardCtx, scene.card.pay(other.paymentIntentId));
    expect(await balanceOf('uid-2')).toBe(2_500);
  });

  it('does not change ended card payments', async () => {
    const paid = await scene.payCard(25);
    await take();
    expect(await scene.deposit(paid.id)).toEqual(paid);
  });
});
