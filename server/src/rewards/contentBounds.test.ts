import { describe, expect, it } from '@jest/globals';
import { server, useMoneyApp } from '../testing/useMoneyApp.ts';

useMoneyApp();

const FAIR = { bonusPercentage: 50, minDeposit: 100 };

describe('content that was stored past the import, with a number out of its bounds', () => {
  it.each([
    ['extraKes', 1e12],
    ['bonusPercentage', -50],
    ['maxBonus', 1e9],
    ['freeSpins', 1e6],
  ])('is no bonus on offer when its %s is %d', async (field, value) => {
    await server.put('deposit-bonuses', { id: 'slip', ...FAIR, [field]: value }, { id: 'fair', ...FAIR });
    expect((await server.ask('/content/deposit-bonuses')).data).toMatchObject([{ id: 'fair' }]);
    expect(await server.begin(500, { bonusId: 'slip' })).toMatchObject({ status: 400, code: 'bonus_unavailable' });
    expect(await server.begin(500, { bonusId: 'fair' })).toMatchObject({ status: 200 });
  });

  it('is no reward for invitations, no price, and no prize of a challenge', async () => {
    await server.put('referral-terms', { id: 'slip', rewardKes: 1e12 });
    await server.put('free-spins', { id: 'slip', price: -5, spins: 10 });
    await server.put('challenge-prizes', { id: 'slip', rank: 1, amountKes: 1e12 });
    for (const collection of ['referral-terms', 'free-spins', 'challenge-prizes'])
      expect((await server.ask(`/content/${collection}`)).data).toEqual([]);
    const bought = await server.post('/users/me/market', { shelf: 'freeSpins', itemId: 'slip', price: 1, spins: 1 });
    expect(bought).toMatchObject({ code: 'market_unavailable' });
  });
});
