import { describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { localeChosen, selectModals } from '@/features/ui';
import { type Answer, fakeApi } from '@/testing/fakeApi';
import { renderAsPlayer } from '@/testing/renderAsPlayer';
import { renderWithStore } from '@/testing/renderWithStore';
import ChallengePage from './ChallengePage';
import { fromNow, race, SUNS } from './challengePage.testTools';

const open = (challenges: Answer, competitions: Answer = { data: [] }) => {
  fakeApi({ challenges, competitions });
  return renderWithStore(<ChallengePage />, { page: 'challenge' });
};

describe('the challenge page', () => {
  it('shows title, prize, rules and duration', async () => {
    open({ data: [SUNS] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Seven Suns' })).toBeVisible();
    expect(screen.getByText('KSh 250,000 in prizes')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'How it works' })).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('timer')).toHaveTextContent(/2 days/);
  });

  it('promises daily prizes when there is no prize pool', async () => {
    open({ data: [{ id: 'c2', title: 'Small one' }] });
    expect(await screen.findByText('Win prizes daily')).toBeVisible();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'How it works' })).not.toBeInTheDocument();
  });

  it('asks a visitor to sign in to take part', async () => {
    const { store, user } = open({ data: [SUNS] });
    await user.click(await screen.findByRole('button', { name: 'Take part' }));
    expect(selectModals(store.getState())).toMatchObject([{ id: 'auth' }]);
  });

  it('says that there is no challenge, with a link to the games', async () => {
    open({ data: [{ ...SUNS, isActive: false }] });
    expect(await screen.findByText('There is no challenge right now')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Challenge');
    expect(screen.getByRole('link', { name: 'See all games' })).toHaveAttribute('href', '/all-games');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('has what can be done first: tasks, then places, then rules', async () => {
    fakeApi({ challenges: { data: [SUNS] }, 'content/challenge-tasks': { data: [{ id: 't', challengeId: 'c1' }] } });
    renderWithStore(<ChallengePage />, { page: 'challenge' });
    await screen.findByRole('heading', { name: 'What scores points' });
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['What scores points', 'Leaderboard', 'How it works']);
  });

  it.each(['notFound', 'junk', 'html', 'empty'] as const)(
    'says after %s that the challenge could not be loaded, and can load it again',
    async (fault) => {
      const { user } = open(fault);
      expect(await screen.findByRole('alert')).toHaveTextContent('The challenge could not be loaded');
      expect(screen.queryByText('There is no challenge right now')).toBeNull();
      const again = screen.getByRole('button', { name: 'Try again' });
      fakeApi({ challenges: { data: [SUNS] } });
      await user.click(again);
      expect(await screen.findByRole('heading', { name: 'Seven Suns' })).toBeVisible();
    },
  );

  it.each([
    ['2026-11-12T09:00:00Z', '2026-12-12T09:00:00Z', '12 November – 12 December 2026'],
    ['2026-12-20T09:00:00Z', '2027-01-04T09:00:00Z', '20 December 2026 – 4 January 2027'],
    ['2026-12-20T09:00:00Z', '2026-12-20T19:00:00Z', '20 December 2026'],
  ])('shows both complete dates of a competition, from %s to %s', async (startsAt, endsAt, dates) => {
    open({ data: [] }, { data: [race({ startsAt, endsAt })] });
    expect(await screen.findByText(dates)).toBeVisible();
  });

  it('shows the names of both months of a competition in Kiswahili', async () => {
    const competition = race({ startsAt: '2026-11-12T09:00:00Z', endsAt: '2026-12-12T09:00:00Z' });
    const { store } = open({ data: [] }, { data: [competition] });
    act(() => void store.dispatch(localeChosen('sw')));
    expect(await screen.findByText('12 Novemba – 12 Desemba 2026')).toBeVisible();
  });

  it('lists competitions with state and dates, running ones first', async () => {
    open(
      { data: [] },
      {
        data: [
          race({ id: 'over', title: 'Old cup', startsAt: '2020-01-01T00:00:00Z', endsAt: '2020-01-31T20:59:00Z' }),
          race({ id: 'next', title: 'Regatta', startsAt: fromNow(3) }),
          race({ id: 'on', title: 'League', prizePool: 'KSh 1,000,000' }),
        ],
      },
    );
    const list = await screen.findByRole('region', { name: 'Competitions' });
    const cards = await within(list).findAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'League',
      'Regatta',
      'Old cup',
    ]);
    expect(cards[0]).toHaveTextContent(/Running now.*Prize pool KSh 1,000,000.*The best ten share the pool/);
    expect(within(cards[0] as HTMLElement).getByRole('link')).toHaveAttribute('href', '/games/slots');
    expect(within(list).getAllByRole('link')).toHaveLength(1);
    expect(cards[1]).toHaveTextContent('Coming up');
    expect(cards[2]).toHaveTextContent(/Over.*1\D*31 January 2020/);
  });
});

describe('the races of the page', () => {
  const RACE = {
    ...{ id: 'siku', title: 'Race of the day', every: 'day', kinds: ['dice'], score: 'stake', rounds: 100 },
    ...{ leastStakeKes: 20, givesPercent: 10, mostKes: 5_000, shares: [60], gamesPage: 'games/dice', wagering: 10 },
    ...{ startsAt: fromNow(-1), endsAt: fromNow(1), poolKes: 1_240, players: 0, places: [] },
  };

  it('stand before the competitions, also without a challenge', async () => {
    fakeApi({ challenges: { data: [] }, competitions: { data: [race()] }, races: { data: [RACE] } });
    renderWithStore(<ChallengePage />, { page: 'challenge' });
    await screen.findByRole('heading', { name: 'Race of the day' });
    await screen.findByRole('heading', { name: 'Regatta' });
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Races', 'Competitions']);
  });

  it('are not there on a break', async () => {
    const block = { kind: 'timeOut', until: '2999-01-01T00:00:00.000Z' };
    fakeApi({ races: { data: [RACE] }, gaming: { data: { limits: [], block } } });
    await renderAsPlayer(<ChallengePage />, { page: 'challenge' });
    expect(await screen.findByText('You are taking a break')).toBeVisible();
    expect(screen.queryByText('Race of the day')).toBeNull();
  });
});

describe('the button to take part', () => {
  it('links a player to the games', async () => {
    fakeApi({ challenges: { data: [SUNS] } });
    await renderAsPlayer(<ChallengePage />, { page: 'challenge' });
    expect(await screen.findByRole('link', { name: 'Play and score' })).toHaveAttribute('href', '/all-games');
  });

  it('is hidden when the challenge is over', async () => {
    open({ data: [{ ...SUNS, endsAt: '2020-01-01T00:00:00Z' }] });
    expect(await screen.findByRole('link', { name: 'See all games' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Take part' })).toBeNull();
  });
});

describe('the list of competitions', () => {
  it.each([{ rules: [] }, { rules: undefined }, { gamesPage: 'bonus' }, { endsAt: undefined }])(
    'leaves out one that has %j, and leaves no hole',
    async (missing) => {
      open({ data: [SUNS] }, { data: [race(missing)] });
      await screen.findByRole('heading', { name: 'Seven Suns' });
      await screen.findByText('The first places are still free');
      expect(screen.queryByRole('region', { name: 'Competitions' })).toBeNull();
      expect(document.querySelector('[data-waiting]')).toBeNull();
    },
  );

  it('says that it could not be loaded, and can be loaded again', async () => {
    const { user } = open({ data: [] }, 'junk');
    expect(await screen.findByRole('alert')).toHaveTextContent('The competitions could not be loaded');
    fakeApi({ competitions: { data: [race({ title: 'League' })] } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'League' })).toBeVisible();
  });
});

const place = (rank: number, own: object = {}) => ({
  id: `p${rank}`,
  challengeId: 'c1',
  rank,
  playerName: `Player ${rank}`,
  points: 10_000 - rank,
  ...own,
});

const openWith = (leaderboard: Answer) => {
  fakeApi({ challenges: { data: [SUNS] }, 'content/leaderboard': leaderboard });
  return renderWithStore(<ChallengePage />, { page: 'challenge' });
};

describe('the leaderboard', () => {
  it('marks example players as examples, until there are real players', async () => {
    const invented = { ...place(1), id: 'x', playerName: 'Wanj***', isExample: true };
    const { unmount } = openWith({ data: [invented] });
    expect(await screen.findByText('Example')).toBeVisible();
    expect(screen.getByText(/^Invented players/)).toBeVisible();
    unmount();
    openWith({ data: [invented, place(1)] });
    await screen.findByRole('table', { name: 'Leaderboard' });
    expect(screen.queryByText('Example')).toBeNull();
    expect(screen.queryByText('Wanj***')).toBeNull();
  });

  it('is a table of rank, name, points and prize for this challenge, with the first rank on top', async () => {
    openWith({
      data: [
        place(2),
        place(1, { prize: 'KSh 60,000' }),
        place(9, { challengeId: 'another' }),
        place(4, { challengeId: undefined }),
      ],
    });
    const table = await screen.findByRole('table', { name: 'Leaderboard' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Place', 'Player', 'Points', 'Prize']);
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['1', 'Player 1', '9,999', 'KSh 60,000'],
      ['2', 'Player 2', '9,998', '–'],
      ['4', 'Player 4', '9,996', '–'],
    ]);
    expect(rows.map(({ dataset }) => dataset['rank'])).toEqual(['1', '2', undefined]);
  });

  it('has no prize column when there are no prizes', async () => {
    openWith({ data: [place(1)] });
    expect(await screen.findAllByRole('columnheader')).toHaveLength(3);
  });

  it('says that nobody has scored', async () => {
    openWith({ data: [] });
    expect(await screen.findByText('The first places are still free')).toBeVisible();
  });

  it('says that it could not be loaded, and can be loaded again', async () => {
    const { user } = openWith('junk');
    expect(await screen.findByRole('alert')).toHaveTextContent('The leaderboard could not be loaded');
    fakeApi({ 'content/leaderboard': { data: [place(1)] } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });
});
