import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { localeChosen, selectModals, selectPage } from '@/features/ui';
import { buildGame } from '@/testing/builders';
import { fakeApi, fakeServer, FAULTS, ORIGIN } from '@/testing/fakeApi';
import { answered } from '@/testing/signIn';
import { openHeader } from './accountBar.testTools';

const notification = (id: string, isRead: boolean, kind = 'newDevice') => ({
  id,
  kind,
  isRead,
  createdAt: '2026-11-20T09:30:00.000Z',
});

const SPINS = { gameId: 'simba', count: 3, stake: 20, currency: 'KES', expiresAt: '2026-12-23T09:00:00.000Z' };

const BREAK = { kind: 'timeOut', until: '2999-01-01T00:00:00.000Z' };

const literally = (words: string) => new RegExp(words.replace(/[$.]/g, String.raw`\$&`));

describe('the notification bell', () => {
  it('counts unread notifications and lists them, and they are read when the list closes', async () => {
    fakeApi({ 'users/me/notifications': { data: [notification('n2', false), notification('n1', true, 'deposit')] } });
    const { user } = await openHeader();
    await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
    const items = screen.getAllByRole('listitem').filter((item) => within(item).queryByText(/account was|deposit has/));
    expect(items).toHaveLength(2);
    expect(items[0]).toHaveTextContent(/new device.*\(unread\)/);

    fakeApi({ 'users/me/notifications': { data: [notification('n2', true)] } });
    await user.click(screen.getByRole('button', { name: 'Notifications, 1 unread' }));
    expect(await screen.findByRole('button', { name: 'Notifications, none unread' })).toBeVisible();
  });

  const DAYS = { kind: 'limit', case: 'day', currency: 'KES' };
  const RISE = { ...DAYS, case: 'timeDay', currency: undefined, from: 30, amount: 60 };

  it.each<[facts: object, english: string | RegExp, kiswahili: string | RegExp]>([
    [
      { kind: 'withdrawal', amount: 200, to: '0712 ••• 678', method: 'mpesa' },
      'Ksh 200 sent to 0712 ••• 678.',
      'Ksh 200 zimetumwa kwa 0712 ••• 678.',
    ],
    [
      { kind: 'withdrawal', amount: 200, to: '•••• 4242', method: 'card' },
      'Ksh 200 sent to your card •••• 4242.',
      'Ksh 200 zimetumwa kwenye kadi yako •••• 4242.',
    ],
    [{ kind: 'withdrawal', amount: 12.5, currency: 'USD' }, 'US$12.50 sent.', 'US$12.50 zimetumwa.'],
    [{ kind: 'deposit', amount: 1500 }, 'Your deposit of Ksh 1,500 is here.', 'Ksh 1,500 ulizoweka zimefika.'],
    [{ kind: 'freeSpins', count: 25 }, '25 free spins are ready to play.', 'Mizunguko 25 ya bure iko tayari kuchezwa.'],
    [{ kind: 'vip' }, 'You have reached a new VIP level.', 'Umefikia ngazi mpya ya VIP.'],
    [{ kind: 'vip', level: 'Chui' }, 'You have reached the VIP level Chui.', 'Umefikia ngazi ya VIP ya Chui.'],
    [
      { kind: 'race', amount: 6_000, count: 1 },
      'You came 1st in a race: Ksh 6,000 of bonus money is yours.',
      'Umeshika nafasi ya 1 kwenye mbio: bonasi ya Ksh 6,000 ni yako.',
    ],
    [
      { kind: 'race', amount: 2.35, currency: 'USD', count: 12 },
      'You came 12th in a race: US$2.35 of bonus money is yours.',
      'Umeshika nafasi ya 12 kwenye mbio: bonasi ya US$2.35 ni yako.',
    ],
    [
      { kind: 'race', amount: 50 },
      'You won a prize in a race: Ksh 50 of bonus money is yours.',
      'Zawadi ya mbio: bonasi ya Ksh 50 ni yako.',
    ],
    [{ kind: 'race' }, 'You won a prize in a race.', 'Umeshinda zawadi ya mbio.'],
    [
      { kind: 'freeFlight', amount: 10 },
      'A gift from the house: a free flight worth Ksh 10.',
      'Zawadi kutoka kwetu: safari ya bure ya Ksh 10.',
    ],
    [
      { kind: 'jackpot', amount: 1_025, jackpot: { en: 'Quick jackpot', sw: 'Jackpot ya haraka' } },
      'Quick jackpot is yours: Ksh 1,025. It is in your balance.',
      'Jackpot ya haraka ni yako: Ksh 1,025. Iko kwenye salio lako.',
    ],
    [{ kind: 'jackpot', amount: 1_025 }, 'You won a jackpot: Ksh 1,025.', 'Umeshinda jackpot: Ksh 1,025.'],
    [
      { ...DAYS, amount: 2_000 },
      'Your deposit limit for 24 hours goes from no limit to Ksh 2,000.',
      'Kikomo chako cha kuweka pesa kwa saa 24 kinatoka bila kikomo hadi Ksh 2,000.',
    ],
    [
      { ...RISE, startsAt: '2026-11-21T09:30:00.000Z' },
      /Your time limit for a day goes from 30 minutes to 60 minutes on .*21/,
      /Kikomo chako cha muda wa kucheza kwa siku kinatoka dakika 30 hadi dakika 60, kuanzia .*21/,
    ],
    [{ kind: 'limit', case: 'timeOut' }, 'You are taking a break.', 'Uko kwenye mapumziko.'],
    [{ kind: 'limit' }, 'One of your limits or breaks has changed.', 'Vikomo au mapumziko yako yamebadilika.'],
    [{ kind: 'dispute', amount: 50 }, 'Withdrawals wait', 'Kutoa pesa kunasubiri'],
    [
      { kind: 'dispute', amount: 50, case: 'won' },
      'The bank has decided: your card payment of Ksh 50 stands.',
      'Benki imeamua: malipo yako ya kadi ya Ksh 50 yanabaki.',
    ],
    [{ kind: 'dispute', amount: 50, case: 'lost' }, 'goes back to the card', 'yanarudi kwenye kadi'],
    [{ kind: 'bonusForfeited', amount: 50 }, 'You gave up a bonus', 'Umeachana na bonasi'],
    [
      { kind: 'bonusForfeited', amount: 50, case: 'friend' },
      'The bonus for your friend, Ksh 50, was taken back: the bank took back their deposit.',
      'Bonasi ya rafiki yako, Ksh 50, imerudishwa: benki ilirudisha malipo yake.',
    ],
  ])('says what %j is about, in figures where it has them, in both languages', async (facts, english, kiswahili) => {
    fakeApi({ 'users/me/notifications': { data: [{ ...notification('n1', true), currency: 'KES', ...facts }] } });
    const { user, store } = await openHeader();
    await user.click(await screen.findByRole('button', { name: 'Notifications, none unread' }));
    const reads = (words: string | RegExp) =>
      waitFor(() => {
        const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s/g, ' '));
        expect(texts).toContainEqual(expect.stringMatching(typeof words === 'string' ? literally(words) : words));
      });
    await reads(english);
    act(() => void store.dispatch(localeChosen('sw')));
    await reads(kiswahili);
  });

  it('names a VIP level in the language of its reader', async () => {
    fakeServer.use(
      http.get(`${ORIGIN}/api/content/vip-levels`, ({ request }) => {
        const title = request.headers.get('accept-language') === 'sw' ? 'Fedha' : 'Silver';
        return HttpResponse.json({ data: [{ id: 'silver', title }] });
      }),
    );
    const notices = [
      { ...notification('n1', true, 'vip'), level: 'Argentum', levelId: 'silver' },
      { ...notification('n2', true, 'vip'), level: 'Gone', levelId: 'gone' },
    ];
    fakeApi({ 'users/me/notifications': { data: notices } });
    const { user, store } = await openHeader();
    await user.click(await screen.findByRole('button', { name: 'Notifications, none unread' }));
    expect(await screen.findByText(/You have reached the VIP level Silver\./)).toBeVisible();
    expect(screen.getByText(/You have reached the VIP level Gone\./)).toBeVisible();
    act(() => void store.dispatch(localeChosen('sw')));
    expect(await screen.findByText(/Umefikia ngazi ya VIP ya Fedha\./)).toBeVisible();
  });

  it('says that there are no notifications yet', async () => {
    const { user } = await openHeader();
    await user.click(screen.getByRole('button', { name: 'Notifications, none unread' }));
    expect(await screen.findByText(/^Nothing yet/)).toBeVisible();
  });

  it.each([
    ['newDevice', /new device/, 'profile?section=sessions'],
    ['deposit', /deposit has arrived/, 'history?type=deposit'],
    ['withdrawal', /withdrawal has been updated/, 'history?type=withdrawal'],
    ['bonus', /bonus balance/, 'bonus'],
    ['wheel', /prize of the daily wheel/, 'bonus'],
    ['market', /bonus market/, 'bonus'],
    ['referral', /friend you invited/, 'referral'],
    ['race', /prize in a race/, 'bonus'],
    ['limit', /limits or breaks/, 'responsible-gaming'],
  ])('opens the page of a %s notification', async (kind, name, page) => {
    fakeApi({ 'users/me/notifications': { data: [notification('n1', false, kind)] } });
    const { user, store } = await openHeader();
    await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
    await user.click(screen.getByRole('link', { name }));
    expect(selectPage(store.getState())).toBe(page);
    expect(screen.queryByRole('link', { name })).toBeNull();
  });

  it.each([
    ['with spins left opens their slot', { spins: [SPINS] }, 'active', {}, true],
    ['without spins left opens the bonuses', { spins: [] }, 'active', {}, false],
    ['whose slot rests opens the bonuses', { spins: [SPINS] }, 'maintenance', {}, false],
    ['opens the bonuses on a break', { spins: [SPINS] }, 'active', { block: BREAK }, false],
  ] as const)('of free spins %s', async (_case, standing, status, block, isPlayed) => {
    fakeApi({
      gaming: { data: { limits: [], realityCheckMinutes: 0, ...block } },
      'users/me/notifications': { data: [{ ...notification('n1', false, 'freeSpins'), gameId: 'simba' }] },
      'users/me/bonuses/standing': { data: standing },
      games: { data: [buildGame({ id: 'simba', name: 'Simba Gold', status })] },
    });
    const { user, store } = await openHeader();
    await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
    await answered(store);
    await user.click(await screen.findByRole(isPlayed ? 'button' : 'link', { name: /^Your free spins are ready/ }));
    if (isPlayed) {
      const opened = [{ id: 'gamePlayer', props: { gameId: 'simba', isForMoney: true } }];
      expect(selectModals(store.getState())).toMatchObject(opened);
    } else expect(selectPage(store.getState())).toBe('bonus');
    expect(screen.queryByText(/^Your free spins are ready/)).toBeNull();
  });

  it('shows the same number of unread notifications as it says', async () => {
    const many = Array.from({ length: 14 }, (_, index) => notification(`n${index}`, false));
    fakeApi({ 'users/me/notifications': { data: many } });
    await openHeader();
    expect(await screen.findByRole('button', { name: 'Notifications, 14 unread' })).toHaveTextContent('14');
  });

  it('works with arrow keys', async () => {
    fakeApi({ 'users/me/notifications': { data: [notification('n2', false), notification('n1', true, 'bonus')] } });
    const { user } = await openHeader();
    const bell = await screen.findByRole('button', { name: 'Notifications, 1 unread' });
    bell.focus();
    await user.keyboard('{Enter}{ArrowDown}');
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: /bonus balance/ })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(bell).toHaveFocus();
  });

  it('stay unread when that could not be told', async () => {
    fakeApi({ 'users/me/notifications': { data: [notification('n2', false)] } });
    fakeServer.use(http.post(`${ORIGIN}/api/users/me/notifications/read`, () => FAULTS.notFound()));
    const { user } = await openHeader();
    const bell = await screen.findByRole('button', { name: 'Notifications, 1 unread' });
    await user.dblClick(bell);
    expect(bell).toHaveAttribute('aria-expanded', 'false');
    expect(bell).toHaveAccessibleName('Notifications, 1 unread');
  });

  it('says that notifications could not be loaded, and loads them again', async () => {
    fakeApi({ 'users/me/notifications': 'notFound' });
    const { user } = await openHeader();
    await user.click(screen.getByRole('button', { name: 'Notifications, none unread' }));
    expect(await screen.findByText(/could not be loaded/)).toBeVisible();
    fakeApi({ 'users/me/notifications': { data: [notification('n1', false, 'referral')] } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /friend you invited/ })).toBeVisible();
  });
});
