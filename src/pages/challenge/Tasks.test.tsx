import type { Competition } from '@contract/content.ts';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { fakeApi } from '@/testing/fakeApi';
import { renderAsPlayer } from '@/testing/renderAsPlayer';
import { renderWithStore } from '@/testing/renderWithStore';
import ChallengePage from './ChallengePage';
import { fromNow, race, SUNS } from './challengePage.testTools';
import { byState, competitionState } from './Competitions';

const task = (id: string, own: object) => ({
  id,
  challengeId: 'c1',
  title: id,
  points: 100,
  goal: 'rounds',
  target: 20,
  ...own,
});

const TASKS = [
  task('Every hundred', { order: 5, goal: 'staked', target: 100, points: 10, isRepeated: true }),
  task('Twenty rounds', { order: 1 }),
  task('Thousand on dice', { order: 2, goal: 'staked', target: 1_000 }),
  task('Three times', { order: 3, goal: 'multiplier', target: 3 }),
  task('Tomorrow', { order: 4, opensAt: fromNow(1) }),
  task('Of another challenge', { challengeId: 'c9' }),
];

const STANDING = {
  challengeId: 'c1',
  points: 1_140,
  rank: 27,
  tasks: [
    { id: 'Twenty rounds', done: 20, isDone: true },
    { id: 'Thousand on dice', done: 450, isDone: false },
    { id: 'Three times', done: 1.94, isDone: false },
    { id: 'Every hundred', done: 1_234.5, isDone: true },
  ],
};

const serve = (standing: object = STANDING) =>
  fakeApi({
    challenges: { data: [SUNS] },
    'content/challenge-tasks': { data: TASKS },
    'users/me/challenge': { data: standing },
  });

const tasks = async () =>
  within(await screen.findByRole('region', { name: 'What scores points' })).getAllByRole('listitem');

describe('the tasks of a challenge', () => {
  afterEach(() => void jest.useRealTimers());

  it('are shown to a visitor in their order, with points and opening', async () => {
    serve();
    renderWithStore(<ChallengePage />, { page: 'challenge' });
    const items = await tasks();
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Twenty rounds100 points',
      'Thousand on dice100 points',
      'Three times100 points',
      expect.stringMatching(/^Tomorrow100 pointsOpens on \w+day/),
      'Every hundred10 points',
    ]);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('show the progress of a player, and the own place', async () => {
    serve();
    await renderAsPlayer(<ChallengePage />, { page: 'challenge' });
    expect(await screen.findByText(/Your place/)).toHaveTextContent('Your place: 27, with 1,140 points');
    const texts = (await tasks()).map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));
    expect(texts[0]).toContain('Done');
    expect(texts[1]).toContain('Ksh 450 of Ksh 1,000');
    expect(texts[2]).toContain('1.94× of 3×');
    expect(texts[4]).toContain('Ksh 1,234.50 so far');
    expect(screen.getByRole('progressbar', { name: 'Thousand on dice' })).toHaveAttribute('aria-valuenow', '45');
  });

  it('say that a player has no points yet', async () => {
    serve({ challengeId: 'c1', points: 0, tasks: [] });
    await renderAsPlayer(<ChallengePage />, { page: 'challenge' });
    expect(await screen.findByText(/^No points yet/)).toBeVisible();
  });

  it('say that they could not be loaded, and can be loaded again', async () => {
    fakeApi({ challenges: { data: [SUNS] }, 'content/challenge-tasks': 'junk' });
    const { user } = renderWithStore(<ChallengePage />, { page: 'challenge' });
    expect(await screen.findByText('The tasks could not be loaded')).toBeVisible();
    serve();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await tasks()).toHaveLength(5);
  });

  it('are left out where a challenge has none', async () => {
    fakeApi({ challenges: { data: [SUNS] } });
    renderWithStore(<ChallengePage />, { page: 'challenge' });
    expect(await screen.findByRole('heading', { name: 'Leaderboard' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'What scores points' })).toBeNull();
  });
});

const NOW = Date.parse('2026-11-10T09:00:00.000Z');

const BEFORE = '2026-11-01T00:00:00.000Z';
const AFTER = '2026-11-20T00:00:00.000Z';

const competition = (id: string, dates: object) => ({ ...race({ id, ...dates }) }) as Competition;

describe('the state of a competition', () => {
  it('depends on its dates', () => {
    expect(competitionState({ startsAt: BEFORE, endsAt: AFTER }, NOW)).toBe('running');
    expect(competitionState({ startsAt: AFTER, endsAt: AFTER }, NOW)).toBe('upcoming');
    expect(competitionState({ startsAt: BEFORE, endsAt: BEFORE }, NOW)).toBe('over');
  });

  it('is running when its start is unknown', () => {
    expect(competitionState({ startsAt: undefined, endsAt: AFTER }, NOW)).toBe('running');
  });

  it('sorts running competitions first, then future ones, then ended ones', () => {
    const list = [
      competition('over', { endsAt: BEFORE }),
      competition('upcoming', { startsAt: AFTER, endsAt: AFTER }),
      competition('first', { startsAt: BEFORE, endsAt: AFTER }),
      competition('second', { endsAt: AFTER }),
    ];
    expect(list.toSorted(byState(NOW)).map(({ id }) => id)).toEqual(['first', 'second', 'upcoming', 'over']);
  });
});
