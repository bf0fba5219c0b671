import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { selectModals } from '@/features/ui';
import { type Answer, fakeApi } from '@/testing/fakeApi';
import { renderWithStore } from '@/testing/renderWithStore';
import ChallengePage from '.';
import { withMessages } from '@/shared/i18n';
import en from './messages/en.json';
import { TimeLeft } from './TimeLeft';

const Timer = withMessages({ en, sw: en }, TimeLeft);

const DAY_MS = 86_400_000;
const fromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

const SUNS = {
  id: 'c1',
  title: 'Seven Suns',
  prizePool: 'KSh 250,000',
  description: 'Seven days, seven tasks.',
  rules: ['One task a day.', 'All share the pool.'],
  endsAt: fromNow(2.5),
};

const open = (challenges: Answer, competitions: Answer = { data: [] }) => {
  fakeApi({ challenges, competitions });
  return renderWithStore(<ChallengePage />, { page: 'challenge' });
};

describe('the challenge page', () => {
  it('shows title, prize, rules and how long it runs', async () => {
    open({ data: [SUNS] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Seven Suns' })).toBeVisible();
    expect(screen.getByText('Win KSh 250,000')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'How it works' })).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('timer')).toHaveTextContent(/2 days/);
  });

  it('promises daily prizes when there is no prize pool', async () => {
    open({ data: [{ id: 'c2', title: 'Small one' }] });
    expect(await screen.findByText('Win prizes daily')).toBeVisible();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'How it works' })).not.toBeInTheDocument();
  });

  it('asks a visitor in to take part', async () => {
    const { store, user } = open({ data: [SUNS] });
    await user.click(await screen.findByRole('button', { name: 'Take part' }));
    expect(selectModals(store.getState())).toMatchObject([{ id: 'auth' }]);
  });

  it('says when there is none, with a way to the games', async () => {
    open({ data: [{ ...SUNS, isActive: false }] });
    expect(await screen.findByText('There is no challenge right now')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Challenge');
    expect(screen.getByRole('link', { name: 'See all games' })).toHaveAttribute('href', '/all-games');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it.each(['notFound', 'junk', 'html', 'empty'] as const)(
    'reads %s as no challenge, and can be asked again',
    async (fault) => {
      const { user } = open(fault);
      const again = await screen.findByRole('button', { name: 'Try again' });
      fakeApi({ challenges: { data: [SUNS] } });
      await user.click(again);
      expect(await screen.findByRole('heading', { name: 'Seven Suns' })).toBeVisible();
    },
  );

  it('lists competitions with state and dates, running ones first', async () => {
    open(
      { data: [] },
      {
        data: [
          { id: 'over', title: 'Old cup', startsAt: '2020-01-01T00:00:00Z', endsAt: '2020-01-31T20:59:00Z' },
          { id: 'next', title: 'Regatta', startsAt: fromNow(3), endsAt: fromNow(9) },
          { id: 'on', title: 'League', prizePool: 'KSh 1,000,000', endsAt: fromNow(9) },
        ],
      },
    );
    const list = await screen.findByRole('region', { name: 'Competitions' });
    const cards = within(list).getAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'League',
      'Regatta',
      'Old cup',
    ]);
    expect(cards[0]).toHaveTextContent(/Running now.*Prize pool KSh 1,000,000/);
    expect(cards[1]).toHaveTextContent('Coming up');
    expect(cards[2]).toHaveTextContent(/Over.*1\D*31 January 2020/);
  });
});

describe('the time left', () => {
  afterEach(() => void jest.useRealTimers());

  it('moves each minute, is said when the hour changes, and ends', () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-10T09:00:00.000Z') });
    renderWithStore(<Timer endsAt="2026-11-10T11:00:30.000Z" />);
    expect(screen.getByRole('timer')).toHaveTextContent('0 days2 hours1 minute');
    expect(screen.getByRole('status')).toHaveTextContent('2 hours left');

    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByRole('timer')).toHaveTextContent('0 days2 hours0 minutes');
    expect(screen.getByRole('status')).toHaveTextContent('2 hours left');

    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByRole('timer')).toHaveTextContent('0 days1 hour59 minutes');
    expect(screen.getByRole('status')).toHaveTextContent('One hour left');

    act(() => jest.advanceTimersByTime(2 * 3_600_000));
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('This challenge is over');
  });
});
