/** A deposit limit is for a person: phones and cards carry it to other accounts. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { changeSaferPlay, limitChange } from '../saferPlay/changeSaferPlay.ts';
import type { LedgerScene } from '../testing/LedgerScene.ts';
import { openLedgerScene } from '../testing/openLedgerScene.ts';

const FIRST = 'uid-first';
const SECOND = 'uid-second';
const SHARED = '0711222333';
const OTHER = '0722000111';
const REFUSED = { status: 403, code: 'deposit_limit' };

let scene: LedgerScene;
beforeEach(async () => {
  scene = await openLedgerScene();
  await scene.addPlayer(FIRST, 'KES');
  await scene.addPlayer(SECOND, 'KES');
});
afterEach(() => scene.store.close());

const limit = (uid: string, amount: number) =>
  changeSaferPlay(scene.services.ctx, uid, limitChange({ period: 'day', amount, currency: 'KES' }), { isTold: false });
const push = (uid: string, amount: number, phone = SHARED) => scene.push(amount, { uid, phone });

describe('a deposit limit', () => {
  it('holds for a phone that paid for the account, in another account, with the deposits of both', async () => {
    await scene.payMpesa(600, { uid: FIRST, phone: SHARED });
    await limit(FIRST, 1_000);
    await expect(push(SECOND, 401)).rejects.toMatchObject(REFUSED);
    expect(await push(SECOND, 5_000, OTHER)).toMatchObject({ ResponseCode: '0' });
  });

  it('holds in another account by any phone, once one phone has paid for both', async () => {
    await scene.payMpesa(600, { uid: FIRST, phone: SHARED });
    await limit(FIRST, 1_000);
    await scene.payMpesa(400, { uid: SECOND, phone: SHARED });
    await expect(push(FIRST, 100)).rejects.toMatchObject(REFUSED);
    await expect(push(SECOND, 100, OTHER)).rejects.toMatchObject(REFUSED);
  });

  it('of the own account counts what the same phone paid for another', async () => {
    await scene.payMpesa(600, { uid: FIRST, phone: SHARED });
    await limit(SECOND, 1_000);
    await expect(push(SECOND, 401)).rejects.toMatchObject(REFUSED);
    expect(await push(SECOND, 400)).toMatchObject({ ResponseCode: '0' });
  });

  it('holds for a phone that signs in to another account', async () => {
    await scene.addPlayer(FIRST, 'KES', { phoneNumber: '+254711222333' });
    await limit(FIRST, 1_000);
    await expect(push(SECOND, 1_001)).rejects.toMatchObject(REFUSED);
  });

  it('holds for a card that paid for both accounts', async () => {
    await scene.payCard(600, { uid: FIRST });
    await scene.payCard(200, { uid: SECOND });
    await limit(FIRST, 1_000);
    await expect(scene.intent(201, { uid: SECOND })).rejects.toMatchObject(REFUSED);
    expect(await scene.intent(200, { uid: SECOND })).toMatchObject({ depositId: expect.any(String) });
  });

  it('refuses without a word about the other account', async () => {
    await scene.payMpesa(600, { uid: FIRST, phone: SHARED });
    await limit(FIRST, 1_000);
    const error = (await push(SECOND, 999).catch((thrown: unknown) => thrown)) as Error;
    expect(error.message).toMatch(/^A deposit limit covers this way to pay/);
    expect(error.message).not.toMatch(/\d/);
  });
});
