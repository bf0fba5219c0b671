import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { type Answer, fakeApi } from '@/testing/fakeApi';
import { renderWithStore } from '@/testing/renderWithStore';
import ChallengePage from '.';
import { SUNS } from './challengePage.testTools';

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
