import { describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { localeChosen, selectModals } from '@/features/ui';
import { type Answer, fakeApi } from '@/testing/fakeApi';
import { renderAsPlayer } from '@/testing/renderAsPlayer';
import { renderWithStore } from '@/testing/renderWithStore';
import BonusPage from './BonusPage';
import { BOOST, factsOf, openAs } from './bonusPage.testTools';

const NONE = 'No deposit bonuses available at the moment.';

const open = (answer: Answer, settings: object = {}) => {
  fakeApi({ 'bonuses/deposits': answer, settings: { data: settings } });
  return renderWithStore(<BonusPage />, { page: 'bonus' });
};

describe('the bonus page', () => {
  it('shows percentage, free spins, minimum deposit and maximum bonus in shillings', async () => {
    open({ data: [BOOST] });
    const card = await screen.findByRole('article');
    expect(within(card).getByRole('heading', { name: 'Karibu boost' })).toBeVisible();
    expect(within(card).getByText('100%')).toBeVisible();
    expect(factsOf(card)).toEqual([
      ['Free spins', '20'],
      ['Minimum deposit', 'Ksh 100'],
      ['Maximum bonus', 'Ksh 10,000'],
      ['Wagering', '15× (deposit + bonus)'],
    ]);
  });

  it('says the number of free spins once where the words of the operator count them', async () => {
    open({ data: [{ ...BOOST, subtitle: '20 free spins' }] });
    const card = await screen.findByRole('article');
    expect(factsOf(card)[0]).toEqual(['Minimum deposit', 'Ksh 100']);
  });

  it('shows the terms of a bonus on request', async () => {
    const { user } = open({ data: [BOOST] });
    expect(await screen.findByText('It cannot be withdrawn.')).not.toBeVisible();
    await user.click(screen.getByText('The terms of this bonus'));
    expect(screen.getByText('It cannot be withdrawn.')).toBeVisible();
  });

  it('shows the terms of bonus money in numbers too', async () => {
    const { user } = open({ data: [BOOST] });
    await user.click(await screen.findByText('The terms of this bonus'));
    const list = within(await screen.findByRole('group'));
    const terms = (await list.findAllByRole('definition')).map(({ textContent }) => textContent.replace(/\s/g, ' '));
    expect(terms).toEqual([
      '15× (deposit + bonus)',
      'Slots, Crash and Mines in full, other games 10%',
      'the bonus ends',
      'Ksh 500: bets above it do not count',
      '14 days from its start',
      '5× the bonus',
      'your real money, and it counts too',
      'one offer a day',
      'every day',
      'every player',
    ]);
  });

  it('says in Kiswahili that the bonus is wagered with its deposit, and ends with a withdrawal', async () => {
    const { user, store } = open({ data: [BOOST] });
    act(() => void store.dispatch(localeChosen('sw')));
    await user.click(await screen.findByText('Masharti ya bonasi hii'));
    const list = within(await screen.findByRole('group'));
    expect(await list.findByText('mara 15 ya (amana + bonasi)')).toBeVisible();
    expect(list.getByText('bonasi inaisha')).toBeVisible();
    expect(screen.getByRole('group')).toHaveTextContent(/Ksh\s500: dau linalozidi hapo halihesabiwi/);
  });

  it('shows how often, when and for whom a bonus is, before it is claimed', async () => {
    const uses = { mostPerPlayer: 1, mostPerPayer: 1, mostPerDevice: 2, mostPerDay: 1, audience: 'returning' };
    const offered = { ...BOOST, ...uses, weekdays: [6, 7], fromHour: 12, untilHour: 14 };
    fakeApi({ 'bonuses/deposits': { data: [offered] }, 'users/me/bonuses': { data: [] } });
    const { user } = await renderAsPlayer(<BonusPage />, { page: 'bonus' });
    await user.click(await screen.findByText('The terms of this bonus'));
    const list = within(screen.getByText('The terms of this bonus').closest('details') as HTMLElement);
    expect((await list.findAllByRole('definition')).slice(-3).map(({ textContent }) => textContent)).toEqual([
      'once per player · once per phone or card · 2 times per device · one offer a day',
      'Saturday, Sunday 12:00 to 14:00 (Nairobi time)',
      'players who have deposited before',
    ]);
  });

  it('says in one text that a bonus is once for each player, phone, card and device', async () => {
    const uses = { mostPerPlayer: 1, mostPerPayer: 1, mostPerDevice: 1, mostPerDay: undefined };
    const { user } = open({ data: [{ ...BOOST, ...uses }] });
    await user.click(await screen.findByText('The terms of this bonus'));
    expect(await screen.findByText(/^Once per player, phone, card and device/)).toBeVisible();
  });

  it.each([
    [{ why: 'used' }, 'You have already used this offer.'],
    [{ why: 'closed', opensAt: '2026-11-23T09:00:00.000Z' }, 'Opens Monday, 23 November at 12:00.'],
    [
      { why: 'used', opensAt: '2026-11-23T09:00:00.000Z' },
      "Today's offer is taken. Opens Monday, 23 November at 12:00.",
    ],
    [
      { why: 'used', opensAt: '2026-11-23T09:00:00.000Z', takenId: 'b1' },
      'One offer a day. You took Karibu boost today. Opens Monday, 23 November at 12:00.',
    ],
    [{ why: 'other_players' }, "This offer isn't for your account."],
  ])(
    'folds away a bonus that is not to be had, and says why in place of the button: %j',
    async (unavailability, said) => {
      fakeApi({
        'users/me/bonuses/standing': { data: { welcome: [], hindered: [{ bonusId: 'b1', ...unavailability }] } },
      });
      const { user } = await openAs({ data: [] });
      await user.click(await screen.findByText('Not open now (1)'));
      expect(await screen.findByText(said)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Claim Karibu boost' })).toBeNull();
      expect(screen.getByText(NONE)).toBeVisible();
    },
  );

  it('says that a bonus opens today', async () => {
    const opensAt = new Date().toISOString();
    fakeApi({
      'users/me/bonuses/standing': { data: { welcome: [], hindered: [{ bonusId: 'b1', why: 'closed', opensAt }] } },
    });
    const { user } = await openAs({ data: [] });
    await user.click(await screen.findByText('Not open now (1)'));
    expect(await screen.findByText(/^Opens today at \d\d:\d\d\.$/)).toBeVisible();
  });

  it('folds away for a visitor what is closed at this hour, and says when it opens', async () => {
    const hour = (new Date().getUTCHours() + 3) % 24;
    const closed = { ...BOOST, id: 'b2', title: 'Lunch', fromHour: (hour + 2) % 24, untilHour: (hour + 3) % 24 || 24 };
    const { user } = open({ data: [BOOST, closed] });
    await user.click(await screen.findByText('Not open now (1)'));
    expect(await screen.findByText(/^Opens .+ at \d\d:00\.$/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Claim Karibu boost' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Claim Lunch' })).toBeNull();
  });

  it('leaves out missing parts of a bonus', async () => {
    open({ data: [{ id: 'b2', title: 'Spins only', freeSpins: 5 }] });
    const card = await screen.findByRole('article');
    expect(factsOf(card)[0]).toEqual(['Free spins', '5']);
    expect(factsOf(card)).toContainEqual(['Wagering', '1× the deposit']);
    expect(factsOf(card).map(([name]) => name)).not.toContain('Minimum deposit');
    expect(within(card).queryByText('0%')).not.toBeInTheDocument();
  });

  it('says of free spins alone the least deposit that is wagered, in figures and terms', async () => {
    open({ data: [{ id: 'b2', title: 'Spins only', freeSpins: 5, minDeposit: 500, wagering: 10 }] });
    const card = await screen.findByRole('article');
    expect(factsOf(card)).toContainEqual(['Wagering', '10× Ksh 500']);
    expect(await within(card).findAllByText(/^10× Ksh\s500$/)).toHaveLength(2);
  });

  it('asks a visitor to register on Claim', async () => {
    const { store, user } = open({ data: [BOOST] });
    await user.click(await screen.findByRole('button', { name: 'Claim Karibu boost' }));
    expect(selectModals(store.getState())).toMatchObject([{ id: 'auth', props: { tab: 'register' } }]);
  });

  it('hides inactive bonuses', async () => {
    open({ data: [{ ...BOOST, isActive: false }] });
    expect(await screen.findByText(NONE)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it.each(['notFound', 'junk', 'html', 'empty'] as const)(
    'treats %s as no bonuses, and can load them again',
    async (fault) => {
      const { user } = open(fault);
      expect(await screen.findByText(NONE)).toBeVisible();
      fakeApi({ 'bonuses/deposits': { data: [BOOST] } });
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByRole('heading', { name: 'Karibu boost' })).toBeVisible();
      expect(screen.queryByText(NONE)).not.toBeInTheDocument();
    },
  );

  it('links to the bonus terms', () => {
    open({ data: [] });
    expect(screen.getByRole('link', { name: 'bonus terms' })).toHaveAttribute('href', '/bonus-terms');
  });
});

const STEPS = [
  { id: 'w2', title: 'Second', order: 2, bonusPercentage: 75, freeSpins: 25 },
  { id: 'w1', title: 'First', order: 1, bonusPercentage: 150, maxBonus: 15_000, extraKes: 250 },
  { id: 'w3', title: 'Third', order: 3, bonusPercentage: 50 },
];

const standingOf = (...states: string[]) => ({
  data: {
    freeSpins: 25,
    welcome: states.map((status, index) => ({ bonusId: `w${index + 1}`, order: index + 1, status })),
  },
});

const openPack = (standing: Answer) => {
  fakeApi({ 'content/welcome': { data: STEPS }, 'users/me/bonuses/standing': standing });
  return openAs({ data: [] });
};

const offers = async () => within(await screen.findByRole('region', { name: 'For your next deposit' }));
const unfold = async (user: UserEvent) => user.click(await screen.findByText(/^Not open now/));
const titlesOf = (part: Awaited<ReturnType<typeof offers>>) =>
  part.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

describe('the welcome pack', () => {
  it('shows a visitor its first step, and the others folded', async () => {
    fakeApi({ 'content/welcome': { data: STEPS }, 'bonuses/deposits': { data: [BOOST] } });
    const { store, user } = renderWithStore(<BonusPage />, { page: 'bonus' });
    await screen.findByRole('heading', { name: 'Karibu boost' });
    expect(titlesOf(await offers())).toEqual(['First', 'Karibu boost', 'Second', 'Third']);
    expect(screen.getByText('Second')).not.toBeVisible();
    await unfold(user);
    expect(screen.getByText('Second')).toBeVisible();
    expect(screen.getByText('Opens for your 2nd deposit')).toBeVisible();
    const [first] = (await offers()).getAllByRole('article');
    expect(first).toHaveTextContent('Welcome pack 1/3');
    expect(factsOf(first as HTMLElement)).toEqual([
      ['Maximum bonus', 'Ksh 15,000'],
      ['On top', 'Ksh 250'],
      ['Wagering', '1× (deposit + bonus)'],
    ]);
    await user.click(await screen.findByRole('button', { name: 'Claim First' }));
    expect(selectModals(store.getState())).toMatchObject([{ id: 'auth' }]);
  });

  it('opens the deposit with the next step for a player, without the steps that are done', async () => {
    const { store, user } = await openPack(standingOf('claimed', 'next', 'locked'));
    await user.click(await screen.findByRole('button', { name: 'Claim Second' }));
    expect(selectModals(store.getState())).toMatchObject([{ id: 'deposit', props: { bonusId: 'w2' } }]);
    expect(titlesOf(await offers())).toEqual(['Second', 'Karibu boost', 'Third']);
    await unfold(user);
    expect(screen.getByText('Opens for your 3rd deposit')).toBeVisible();
  });

  it('offers no step while the next step is unknown, and can load it again', async () => {
    const { user } = await openPack('notFound');
    expect(await screen.findByText(/Your place in the welcome pack could not be loaded/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Claim (First|Second|Third)/ })).toBeNull();
    expect(screen.queryByText(/^Not open now/)).toBeNull();
    fakeApi({ 'users/me/bonuses/standing': standingOf('next', 'locked', 'locked') });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Claim First' })).toBeVisible();
  });

  it('says that demo rounds do not count, and that no game accepts the free spins', async () => {
    await openPack(standingOf('next', 'locked', 'locked'));
    expect(screen.getByText(/^Demo rounds do not count/)).toBeVisible();
    expect(await screen.findByText('You have 25 free spins.')).toBeVisible();
  });
});
