import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { fakeApi } from '@/testing/fakeApi';
import { takePosts, text } from '../../walletModal.testTools';
import { accept, amountBox, BOOST, open, says, submit } from '../depositModal.testTools';

const welcome = (status: string) =>
  fakeApi({
    'bonuses/deposits': { data: [BOOST] },
    'content/welcome': {
      data: [{ id: 'w1', title: 'First deposit', order: 1, bonusPercentage: 150, extraKes: 250, minDeposit: 100 }],
    },
    'users/me/bonuses/standing': { data: { freeSpins: 0, welcome: [{ bonusId: 'w1', order: 1, status }] } },
  });

describe('the welcome pack in the deposit form', () => {
  it('is offered with its next step, which is sent with the deposit', async () => {
    welcome('next');
    const posts = takePosts('mpesa/stk-push', accept);
    says({ status: 'processing' });
    const { user } = await open({ bonusId: 'w1' });
    expect(await screen.findByRole('button', { name: /First deposit/, pressed: true })).toBeVisible();
    await user.type(amountBox(), '518');
    expect(text()).toContain('150%+ Ksh 250from Ksh 100');
    expect(text()).toContain('Gives you $7.93 bonus');
    await user.click(submit());
    await waitFor(() => expect(posts).toHaveLength(1));
    expect(posts[0]?.body).toMatchObject({ bonusId: 'w1' });
  });

  it.each(['locked', 'claimed', 'missed'])('hides a step that is %s', async (status) => {
    welcome(status);
    await open({ bonusId: 'w1' });
    expect(await screen.findByRole('button', { name: /Available bonuses\s*1/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /First deposit/ })).toBeNull();
    expect(await screen.findByText(/^The bonus you chose is not on offer for this deposit/)).toBeVisible();
  });

  it('says that another deposit used the step', async () => {
    welcome('next');
    takePosts('mpesa/stk-push', () => HttpResponse.json({ error: { code: 'bonus_not_next' } }, { status: 409 }));
    const { user } = await open({ bonusId: 'w1' });
    await user.type(amountBox(), '500');
    await user.click(submit());
    expect(await screen.findByText(/^This step of the welcome pack is for another deposit/)).toBeVisible();
  });

  it('says that the money came without the bonus, and why', async () => {
    takePosts('mpesa/stk-push', accept);
    const bonus = { id: 'w1', amount: 0, freeSpins: 0, isCredited: false, missed: 'not_its_turn' } as const;
    says({ status: 'completed', balanceAmount: 3.86, bonus });
    const { user } = await open();
    await user.type(amountBox(), '500');
    await user.click(submit());
    expect(await screen.findByText(/^Another deposit was completed first/)).toBeVisible();
  });
});

describe('the bonuses in the deposit form', () => {
  it('are counted on a badge, and one can be chosen', async () => {
    fakeApi({ 'bonuses/deposits': { data: [BOOST, { ...BOOST, id: 'b2', title: 'Other' }] } });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /Available bonuses\s*2/ }));
    const boost = screen.getByRole('button', { name: /Karibu boost/ });
    await user.click(boost);
    expect(boost).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: /Other/ }));
    expect(boost).toHaveAttribute('aria-pressed', 'false');
    await user.click(screen.getByRole('button', { name: /Other/ }));
    expect(screen.getByRole('button', { name: /Other/ })).toHaveAttribute('aria-pressed', 'false');
  });

  it('show their gift for this amount, or what is missing', async () => {
    fakeApi({ 'bonuses/deposits': { data: [BOOST] } });
    const { user } = await open({ bonusId: 'b1' });
    await user.type(amountBox(), '199');
    expect(await screen.findByText(/Deposit at least/)).toHaveTextContent(/Ksh\s200/);
    await user.type(amountBox(), '9');
    expect(text()).toContain('Gives you $7.72 bonus and 20 free spins');
  });

  it.each([{ data: [] }, 'notFound' as const])('are none for the answer %j', async (none) => {
    fakeApi({ 'bonuses/deposits': none });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /Available bonuses\s*0/ }));
    expect(screen.getByText('No deposit bonuses available at the moment.')).toBeVisible();
  });

  it('are sent with the deposit', async () => {
    fakeApi({ 'bonuses/deposits': { data: [BOOST] } });
    says({});
    const posts = takePosts('mpesa/stk-push', accept);
    const { user } = await open({ bonusId: 'b1' });
    await screen.findByRole('button', { name: /Karibu boost/ });
    await user.type(amountBox(), '500');
    await user.click(submit());
    await screen.findByText('Check your phone…');
    expect(posts).toMatchObject([{ body: { phoneNumber: '254712345678', amount: 500, bonusId: 'b1' } }]);
  });
});
