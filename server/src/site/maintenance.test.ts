/** Through the server's HTTP: what stops while the operator works at the site, and what goes on. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openPlayScene, type PlayScene } from '../testing/PlayScene.ts';

let scene: PlayScene;
beforeEach(async () => {
  scene = await openPlayScene({ money: 1_000 });
});
afterEach(() => scene.close());

const setMaintenance = (maintenanceMode: boolean) => scene.server.put('settings', { id: 'site', maintenanceMode });
const CLOSED = { status: 503, code: 'maintenance' };
const open = () => scene.server.ask('/games/dice/open', { method: 'POST', body: { mode: 'money' } });

describe('maintenance of the site', () => {
  it('stops deposits, launches and bets, and ends with it', async () => {
    await scene.open('dice');
    const bet = () => scene.bet(20, { choice: { side: 'under', target: 96 } });
    await setMaintenance(true);
    const deposit = () => scene.server.post('/mpesa/stk-push', { amount: 500, phoneNumber: '254712345678' });
    expect(await deposit()).toMatchObject(CLOSED);
    expect(await scene.server.post('/stripe/payment-intent', { amount: 500 })).toMatchObject(CLOSED);
    expect(await open()).toMatchObject(CLOSED);
    expect(await bet()).toMatchObject(CLOSED);
    await setMaintenance(false);
    expect(await deposit()).toMatchObject({ status: 200 });
    expect(await open()).toMatchObject({ status: 200 });
    expect(await bet()).toMatchObject({ status: 200 });
  });

  it('lets what is under way come to its end: a payment, a round and a withdrawal', async () => {
    await scene.open('mines');
    const { data } = await scene.bet(20, { choice: { mines: 1 } });
    const { mines = [] } = (await scene.server.store.get('rounds', data.roundId))?.drawn as { mines?: number[] };
    const begun = await scene.server.post('/mpesa/stk-push', { amount: 500, phoneNumber: '254712345678' });
    await setMaintenance(true);
    await scene.server.end((begun.data as { depositId: string }).depositId);
    expect(await scene.balance()).toMatchObject({ balance: 1_480 });
    const tile = [0, 1].find((each) => !mines.includes(each));
    expect(await scene.step(data.roundId, { action: 'open', tile })).toMatchObject({ status: 200 });
    expect(await scene.step(data.roundId, { action: 'cashOut' })).toMatchObject({ status: 200 });
    const out = await scene.server.post('/wallet/withdrawals', { amount: 100, methodId: 'mpesa' });
    expect(out).toMatchObject({ data: { success: true } });
  });
});
