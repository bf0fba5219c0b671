import { expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { localeChosen } from '@/features/ui';
import { fakeApi, fakeServer, ORIGIN } from '@/testing/fakeApi';
import { describeMethods } from '../../methodKits.testTools';
import { DepositModal } from '../../modals/DepositModal';
import { termsApi } from '../../moneyApi';
import { openModal, text } from '../../walletModal.testTools';
import { amountBox, BOOST, depositBy, submit, tile } from '../depositModal.testTools';

const welcome = (status: string) =>
  fakeApi({
    'bonuses/deposits': { data: [BOOST] },
    'content/welcome': {
      data: [{ id: 'w1', title: 'First deposit', order: 1, bonusPercentage: 150, extraKes: 250, minDeposit: 100 }],
    },
    'users/me/bonuses/standing': { data: { freeSpins: 0, welcome: [{ bonusId: 'w1', order: 1, status }] } },
  });

/** The minimum of the bonus is in shillings, its gift in dollars. */
const AMOUNTS = {
  KES: {
    welcome: '518',
    gives: 'US$7.93',
    short: '199',
    least: '200',
    enough: '1000',
    gift: 'US$7.72',
    total: 'US$154.40',
  },
  USD: {
    welcome: '4',
    gives: 'US$7.93',
    short: '1.53',
    least: '1.55',
    enough: '7.72',
    gift: 'US$7.72',
    total: 'US$154.40',
  },
} as const;

describeMethods('the welcome pack in the form of a deposit', (kit) => {
  const { open, fill, pay, says, takes } = depositBy(kit);
  const { welcome: typed, gives } = AMOUNTS[kit.currency];

  it('is offered with its next step, which is sent with the deposit', async () => {
    welcome('next');
    const posts = takes();
    says({ status: 'processing' });
    const { user } = await fill({ bonusId: 'w1' }, typed);
    expect(await screen.findByRole('button', { name: /First deposit/, pressed: true })).toBeVisible();
    expect(text()).toContain('150% + Ksh 250from Ksh 100');
    expect(text()).toContain(`You get ${gives} bonus`);
    await user.click(submit());
    await waitFor(() => expect(posts).toHaveLength(1));
    expect(posts[0]?.body).toMatchObject({ bonusId: 'w1' });
  });

  it('comes together with the form, because what comes later would move the button', async () => {
    welcome('next');
    let answerNow: (() => void) | undefined;
    fakeServer.use(
      http.get(
        `${ORIGIN}/api/users/me/bonuses/standing`,
        () => new Promise<undefined>((resolve) => (answerNow = () => resolve(undefined))),
      ),
    );
    const { store } = await openModal(DepositModal, { method: kit.id });
    await waitFor(() => expect(termsApi.endpoints.getWalletTerms.select()(store.getState()).isSuccess).toBe(true));
    await waitFor(() => expect(answerNow).toBeDefined());
    expect(screen.queryByRole('button', { name: /^Deposit/ })).toBeNull();
    answerNow?.();
    await tile(kit);
    expect(screen.getByRole('button', { name: /First deposit/ })).toBeVisible();
  });

  it('is offered above the button while the other bonuses are folded, and is never chosen for the player', async () => {
    welcome('next');
    const { user } = await fill({}, typed);
    const step = await screen.findByRole('button', { name: /First deposit/, pressed: false });
    expect(step).toBeVisible();
    expect(step).toHaveTextContent('this deposit only');
    expect(step.parentElement).toContainElement(submit());
    expect(screen.queryByRole('button', { name: /Karibu boost/ })).toBeNull();
    await user.click(step);
    expect(step).toHaveAttribute('aria-pressed', 'true');
    expect(step).toHaveFocus();
    expect(await screen.findByText(/deposit \+ bonus/)).toBeVisible();
    expect(text()).toContain(`You get ${gives} bonus`);
  });

  it('says how much brings its step while the typed amount is less', async () => {
    welcome('next');
    const { user } = await fill({}, kit.currency === 'KES' ? '50' : '0.5');
    const said = /Ksh\s100 or more brings the welcome gift\s?this deposit only$/;
    expect(await screen.findByRole('button', { name: said, pressed: false })).toBeVisible();
    await user.clear(amountBox());
    await user.type(amountBox(), String(typed));
    expect(screen.queryByRole('button', { name: said })).toBeNull();
  });

  it('is not offered above the button beyond the limit of the player', async () => {
    const left = kit.currency === 'KES' ? 99 : 0.5;
    const limits = [{ period: 'day', amount: 5000, used: 0, left, currency: kit.currency }];
    welcome('next');
    fakeApi({ gaming: { data: { limits } } });
    const { user } = await fill({}, typed);
    await screen.findByText(/You can still deposit/);
    await user.click(screen.getByRole('button', { name: /Available bonuses/ }));
    expect(await screen.findByRole('button', { name: /First deposit/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Available bonuses/ }));
    expect(screen.queryByRole('button', { name: /First deposit/ })).toBeNull();
  });

  it('says that another bonus skips its step for good', async () => {
    welcome('next');
    const { user } = await open({ bonusId: 'w1' });
    const boost = await screen.findByRole('button', { name: /Karibu boost/ });
    const said = 'You skip the welcome gift of your first deposit. It doesn’t come back.';
    expect(screen.queryByText(said)).toBeNull();
    await user.click(boost);
    expect(await screen.findByText(said)).toBeVisible();
    await user.click(boost);
    expect(screen.queryByText(said)).toBeNull();
  });

  it('has nothing to skip after its last step', async () => {
    welcome('missed');
    await open({ bonusId: 'b1' });
    expect(await screen.findByRole('button', { name: /Karibu boost/, pressed: true })).toBeVisible();
    expect(screen.queryByText(/^You skip/)).toBeNull();
  });

  it.each(['locked', 'claimed', 'missed'])('hides a step that is %s', async (status) => {
    welcome(status);
    await open({ bonusId: 'w1' });
    expect(await screen.findByRole('button', { name: /Available bonuses\s*1/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /First deposit/ })).toBeNull();
    expect(await screen.findByText(/^The bonus you chose is not available for this deposit/)).toBeVisible();
  });

  it('folds a bonus away that cannot be chosen now, and says why not', async () => {
    fakeApi({
      'bonuses/deposits': { data: [BOOST] },
      'users/me/bonuses/standing': {
        data: { welcome: [], hindered: [{ bonusId: 'b1', why: 'closed', opensAt: '2026-11-23T09:00:00.000Z' }] },
      },
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /Available bonuses\s*0/ }));
    await user.click(await screen.findByText('Not open now: 1'));
    expect(await screen.findByText(/^Opens Monday, 23 November at 12:00\.$/)).toBeVisible();
    expect(screen.getByRole('button', { name: /Karibu boost/ })).toBeDisabled();
  });

  it.each([
    ['bonus_used', /^You have already used this bonus/],
    ['bonus_closed', /^This bonus is not open now/],
    ['bonus_other_players', /^This bonus isn't for your account/],
  ])('says why the server refuses it: %s', async (code, said) => {
    takes(() => HttpResponse.json({ error: { code } }, { status: 409 }));
    await pay();
    expect(await screen.findByText(said)).toBeVisible();
  });

  it('says that another deposit used the step', async () => {
    welcome('next');
    takes(() => HttpResponse.json({ error: { code: 'bonus_not_next' } }, { status: 409 }));
    await pay({ bonusId: 'w1' });
    expect(await screen.findByText(/^This step of the welcome pack is for another deposit/)).toBeVisible();
  });

  it('says that the money came without the bonus, and why', async () => {
    takes();
    const bonus = { id: 'w1', amount: 0, freeSpins: 0, isCredited: false, missed: 'not_its_turn' } as const;
    says({ status: 'completed', balanceAmount: 3.86, bonus });
    await pay();
    expect(await screen.findByText(/^Another deposit came through first/)).toBeVisible();
  });
});

describeMethods('the bonuses in the form of a deposit', (kit) => {
  const { open, fill, says, takes } = depositBy(kit);
  const { short, least, enough, gift, total } = AMOUNTS[kit.currency];

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

  it('show the terms of bonus money of the chosen one alone', async () => {
    const terms = { wagering: 10, contribution: { dice: 10 }, maxStake: 500, expiryDays: 7, conversionTimes: 5 };
    fakeApi({
      'bonuses/deposits': {
        data: [
          { ...BOOST, ...terms },
          { ...BOOST, id: 'b2', title: 'Other' },
        ],
      },
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /Available bonuses\s*2/ }));
    expect(screen.queryByText('Max bet with bonus')).toBeNull();
    await user.click(screen.getByRole('button', { name: /Karibu boost/ }));
    expect(await screen.findByText('10× (deposit + bonus)')).toBeVisible();
    expect(screen.getByText('the bonus ends')).toBeVisible();
    expect(text()).toContain('≈ US$3.86: bets above it do not count');
    expect(text()).toContain('Slots, Crash and Mines in full, other games 10%');
    expect(text()).toContain('5× the bonus');
  });

  it('show their gift for this amount, or what is missing', async () => {
    fakeApi({ 'bonuses/deposits': { data: [BOOST] } });
    const { user } = await open({ bonusId: 'b1' });
    await screen.findByDisplayValue(least);
    await user.clear(amountBox());
    await user.type(amountBox(), short);
    expect(await screen.findByText(/Deposit at least/)).toHaveTextContent(/Ksh\s200/);
    await user.clear(amountBox());
    await user.type(amountBox(), enough);
    expect(text()).toContain(`You get ${gift} bonus + 20 spins`);
  });

  it('fill in the least amount that brings them, in place of a smaller one', async () => {
    fakeApi({ 'bonuses/deposits': { data: [BOOST] } });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /Available bonuses\s*1/ }));
    const boost = await screen.findByRole('button', { name: /Karibu boost/ });
    await user.click(boost);
    expect(amountBox()).toHaveValue(least);
    await user.click(boost);
    expect(amountBox()).toHaveValue('');
    await user.type(amountBox(), short);
    await user.click(boost);
    expect(amountBox()).toHaveValue(least);
    await user.click(boost);
    await user.clear(amountBox());
    await user.type(amountBox(), enough);
    await user.click(boost);
    expect(amountBox()).toHaveValue(enough);
  });

  it('show what is to be wagered in numbers for this amount', async () => {
    fakeApi({ 'bonuses/deposits': { data: [{ ...BOOST, wagering: 10 }] } });
    const { user, store } = await open({ bonusId: 'b1' });
    await screen.findByText('10× (deposit + bonus)');
    await user.clear(amountBox());
    await user.type(amountBox(), short);
    expect(screen.queryByText('For example')).toBeNull();
    await user.clear(amountBox());
    await user.type(amountBox(), enough);
    expect(await screen.findByText('For example')).toBeVisible();
    expect(text()).toContain(`Deposit ${gift} + bonus ${gift}: bet ${total} in all`);
    act(() => void store.dispatch(localeChosen('sw')));
    await waitFor(() => expect(text()).toContain(`Amana ${gift} + bonasi ${gift}: chezea jumla ya ${total}`));
  });

  it.each([{ data: [] }, 'notFound' as const])('are none for the answer %j', async (none) => {
    fakeApi({ 'bonuses/deposits': none });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /Available bonuses\s*0/ }));
    expect(screen.getByText('No deposit bonuses available at the moment.')).toBeVisible();
  });

  it('are sent with the deposit', async () => {
    fakeApi({ 'bonuses/deposits': { data: [BOOST] } });
    says({ status: 'processing' });
    const posts = takes();
    const { user } = await fill({ bonusId: 'b1' });
    await screen.findByRole('button', { name: /Karibu boost/ });
    await user.click(submit());
    await screen.findByText(kit.waiting);
    expect(posts).toMatchObject([{ body: { ...kit.sends, amount: kit.amount, bonusId: 'b1' } }]);
  });
});
