import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { selectModals } from '@/features/ui';
import { type Answer, fakeApi } from '@/testing/fakeApi';
import { renderAsPlayer } from '@/testing/renderAsPlayer';
import { renderWithStore } from '@/testing/renderWithStore';
import BonusPage from '.';

const BOOST = {
  id: 'b1',
  title: 'Karibu boost',
  subtitle: 'Twice the fun',
  description: 'Doubles your deposit.',
  bonusPercentage: 100,
  freeSpins: 20,
  minDeposit: 100,
  maxBonus: 10_000,
  wagering: 15,
  terms: ['Choose it before you pay.', 'It cannot be withdrawn.'],
};

const NONE = 'No deposit bonuses available at the moment.';

const open = (answer: Answer, settings: object = {}) => {
  fakeApi({ 'bonuses/deposits': answer, settings: { data: settings } });
  return renderWithStore(<BonusPage />, { page: 'bonus' });
};

const factsOf = (card: HTMLElement) => {
  const values = within(card).getAllByRole('definition');
  const names = within(card).getAllByRole('term');
  return names.map(({ textContent }, index) => [textContent, values[index]?.textContent?.replace(/\s/g, ' ')]);
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
      ['To be wagered', '15 times'],
    ]);
  });

  it('tells its terms to who opens them', async () => {
    const { user } = open({ data: [BOOST] });
    expect(await screen.findByText('It cannot be withdrawn.')).not.toBeVisible();
    await user.click(screen.getByText('The terms of this bonus'));
    expect(screen.getByText('It cannot be withdrawn.')).toBeVisible();
  });

  it('leaves out what a bonus does not have', async () => {
    open({ data: [{ id: 'b2', title: 'Spins only', freeSpins: 5 }] });
    const card = await screen.findByRole('article');
    expect(factsOf(card)).toEqual([['Free spins', '5']]);
    expect(within(card).queryByText('0%')).not.toBeInTheDocument();
  });

  it('asks a visitor to register on Claim', async () => {
    const { store, user } = open({ data: [BOOST] });
    await user.click(await screen.findByRole('button', { name: 'Claim Karibu boost' }));
    expect(selectModals(store.getState())).toMatchObject([{ id: 'auth', props: { tab: 'register' } }]);
  });

  it('hides bonuses that are switched off', async () => {
    open({ data: [{ ...BOOST, isActive: false }] });
    expect(await screen.findByText(NONE)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it.each(['notFound', 'junk', 'html', 'empty'] as const)(
    'reads %s as no bonuses, and can be asked again',
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

const CLAIM = {
  id: 'd1',
  bonusId: 'b1',
  title: 'Karibu boost',
  status: 'wagering',
  amount: 10,
  freeSpins: 20,
  claimedAt: '2026-11-20T09:30:00.000Z',
  wagerRequired: 150,
  wagered: 37.5,
};

const openAs = (claims: Answer, profile = {}) => {
  fakeApi({ 'bonuses/deposits': { data: [BOOST] }, 'users/me/bonuses': claims });
  return renderAsPlayer(<BonusPage />, { page: 'bonus', profile });
};

const mine = async () => within(await screen.findByRole('region', { name: 'Your bonuses' }));

describe('the bonuses of a player', () => {
  it('leads from Claim to paying in, with the bonus chosen', async () => {
    const { store, user } = await openAs({ data: [] });
    await user.click(await screen.findByRole('button', { name: 'Claim Karibu boost' }));
    expect(selectModals(store.getState())).toMatchObject([{ id: 'deposit', props: { bonusId: 'b1' } }]);
  });

  it('shows how far the wagering is, and leads to the deposit', async () => {
    await openAs({ data: [CLAIM] });
    const card = within(await (await mine()).findByRole('article'));
    expect(card.getByText('Running')).toBeVisible();
    expect(card.getByText(/US\$10 \+ 20 free spins/)).toBeVisible();
    const bar = card.getByRole('progressbar', { name: 'Wagered of this bonus' });
    expect(bar).toHaveAttribute('aria-valuenow', '25');
    expect(bar).toHaveAttribute('aria-valuetext', 'US$37.50 of US$150 wagered');
    expect(card.getByRole('link', { name: /^See the deposit\s*: Karibu boost$/ })).toHaveAttribute(
      'href',
      '/history?type=deposit&open=d1',
    );
  });

  it('counts in shillings for who prefers them', async () => {
    await openAs({ data: [{ ...CLAIM, freeSpins: 0 }] }, { preferredCurrency: 'KES' });
    expect(await (await mine()).findByText(/Ksh.1,295$/)).toBeVisible();
    const said = (await mine()).getByRole('progressbar').getAttribute('aria-valuetext');
    expect(said?.replaceAll(/\s/g, ' ')).toBe('about Ksh 4,856 of about Ksh 19,425 wagered');
    const card = (await mine()).getByRole('article');
    expect(card.textContent.replaceAll(/\s/g, ' ')).toContain('about ≈ Ksh 4,856 of about ≈ Ksh 19,425 wagered');
  });

  it('tells one that waits for its deposit from one that is completed', async () => {
    await openAs({
      data: [
        { ...CLAIM, id: 'd2', status: 'waiting', wagered: 0 },
        { ...CLAIM, id: 'd1', status: 'done', wagered: 180 },
      ],
    });
    const [waiting, done] = await (await mine()).findAllByRole('article');
    expect(waiting).toHaveTextContent(/Deposit under way.*It arrives with your deposit/);
    expect(within(waiting as HTMLElement).queryByRole('progressbar')).toBeNull();
    expect(done).toHaveTextContent(/Completed.*US\$150 of US\$150 wagered/);
  });

  it('shows the newest three, and all on demand', async () => {
    const { user } = await openAs({ data: ['d5', 'd4', 'd3', 'd2', 'd1'].map((id) => ({ ...CLAIM, id })) });
    const region = await mine();
    expect(await region.findAllByRole('article')).toHaveLength(3);
    await user.click(region.getByRole('button', { name: 'Show all 5' }));
    expect(region.getAllByRole('article')).toHaveLength(5);
  });

  it('are led to from the top of the page', async () => {
    const { user } = await openAs({ data: [CLAIM] });
    await user.click(screen.getByRole('button', { name: 'See your bonuses' }));
    expect(screen.getByRole('heading', { name: 'Your bonuses' })).toHaveFocus();
  });

  it('says when there are none yet', async () => {
    await openAs({ data: [] });
    expect(await screen.findByText(/not chosen a bonus yet/)).toBeVisible();
  });

  it('says when they cannot be had, and tries again', async () => {
    const { user } = await openAs('notFound');
    expect(await screen.findByRole('alert')).toHaveTextContent('Your bonuses could not be loaded.');
    fakeApi({ 'users/me/bonuses': { data: [CLAIM] } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await (await mine()).findByRole('article')).toBeVisible();
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

const pack = async () => within(await screen.findByRole('region', { name: 'Welcome pack' }));

describe('the welcome pack', () => {
  it('shows a visitor its steps in order, the first to be claimed', async () => {
    fakeApi({ 'content/welcome': { data: STEPS } });
    const { store, user } = renderWithStore(<BonusPage />, { page: 'bonus' });
    const steps = await (await pack()).findAllByRole('article');
    expect(steps.map((step) => within(step).getByRole('heading').textContent)).toEqual(['First', 'Second', 'Third']);
    expect(steps[1]).toHaveTextContent('Opens for your 2nd deposit');
    expect(factsOf(steps[0] as HTMLElement)).toEqual([
      ['Maximum bonus', 'Ksh 15,000'],
      ['On top', 'Ksh 250'],
    ]);
    await user.click(await screen.findByRole('button', { name: 'Claim First' }));
    expect(selectModals(store.getState())).toMatchObject([{ id: 'auth' }]);
  });

  it('leads a player to pay in with the step whose turn it is', async () => {
    const { store, user } = await openPack(standingOf('claimed', 'next', 'locked'));
    await user.click(await screen.findByRole('button', { name: 'Claim Second' }));
    expect(selectModals(store.getState())).toMatchObject([{ id: 'deposit', props: { bonusId: 'w2' } }]);
    const [first, second, third] = (await pack()).getAllByRole('article');
    expect(first).toHaveTextContent(/Step 1: done.*Claimed with your 1st deposit/);
    expect(second).toHaveTextContent('Step 2: next');
    expect(third).toHaveTextContent(/Step 3.*Opens for your 3rd deposit/);
    expect((await pack()).getAllByRole('button')).toHaveLength(1);
  });

  it('says of a step that a deposit went without it', async () => {
    await openPack(standingOf('missed', 'next', 'locked'));
    expect(await screen.findByText('Your 1st deposit went without it')).toBeVisible();
  });

  it('makes room once no step is left', async () => {
    await openPack(standingOf('claimed', 'missed', 'claimed'));
    await screen.findByText(/You have 25 free spins/);
    expect(screen.queryByRole('region', { name: 'Welcome pack' })).toBeNull();
  });

  it('offers no step while it is not known which is next, and asks again', async () => {
    const { user } = await openPack('notFound');
    expect(await (await pack()).findByRole('alert')).toHaveTextContent('could not be loaded');
    expect(screen.queryByRole('button', { name: /^Claim (First|Second|Third)/ })).toBeNull();
    fakeApi({ 'users/me/bonuses/standing': standingOf('next', 'locked', 'locked') });
    await user.click((await pack()).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Claim First' })).toBeVisible();
  });
});

describe('what the page says plainly', () => {
  it('is that demo rounds do not count, and that no game takes the free spins', async () => {
    await openPack(standingOf('next', 'locked', 'locked'));
    expect(screen.getByText(/demo credits do not count/)).toBeVisible();
    expect(
      await screen.findByText('You have 25 free spins on your account. No game here takes them yet.'),
    ).toBeVisible();
  });

  it('is which bonus is in progress, and which waits its turn', async () => {
    await openAs({ data: [{ ...CLAIM, id: 'd2', status: 'queued', wagered: 0 }, CLAIM] });
    const [waiting, current] = await (await mine()).findAllByRole('article');
    expect(waiting).toHaveTextContent(/Waits its turn.*one bonus at a time/);
    expect(current).toHaveTextContent('Running');
  });
});
