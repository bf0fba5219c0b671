import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { raceMessages, termMessages } from '@/features/rewards';
import { dataSaverChosen, localeChosen } from '@/features/ui';
import { joinCatalogues, withMessages } from '@/shared/i18n';
import { type Answer, fakeApi, fakeServer, ORIGIN } from '@/testing/fakeApi';
import { renderAsPlayer } from '@/testing/renderAsPlayer';
import { renderWithStore } from '@/testing/renderWithStore';
import messages from './messages';
import { Races } from './Races';

const Section = withMessages(joinCatalogues([raceMessages, termMessages, messages]), Races);

const HOUR_MS = 3_600_000;
const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const STARTED = fromNow(-18);
const place = (rank: number, prizeKes: number, playerName?: string) => ({
  ...{ rank, prizeKes, points: 4_000 - rank * 500, playerName },
});

const race = (own: object = {}) => ({
  ...{ id: 'siku', title: 'Race of the day', description: 'Every shilling scores.', every: 'day', score: 'stake' },
  ...{ kinds: ['slots', 'dice'], rounds: 100, leastStakeKes: 0, givesPercent: 10, mostKes: 20_000 },
  ...{ shares: [40, 25, 15, 10, 10], gamesPage: 'games/dice', wagering: 10, startsAt: STARTED, endsAt: fromNow(5.4) },
  ...{ poolKes: 1_240, places: [place(1, 496, 'Wan•••'), place(2, 310), place(3, 186, 'Kip•••')] },
  ...own,
});
const MULTIPLIERS = { score: 'multiplier', kinds: ['slots'], leastStakeKes: 50 };

const serve = (races: object[] | Answer = [race()], standings: object[] = []) =>
  fakeApi({ races: Array.isArray(races) ? { data: races } : races, 'users/me/races': { data: standings } });

const card = () => screen.findByRole('article');
const asPlayer = (currency = 'KES') => renderAsPlayer(<Section />, { profile: { currency } });

describe('a race', () => {
  it('says to a visitor what can be won, how long it runs, and who leads', async () => {
    serve();
    renderWithStore(<Section />);
    const shown = await card();
    expect(within(shown).getByRole('heading', { name: 'Race of the day' })).toBeVisible();
    expect(shown).toHaveTextContent(/Every shilling scores\.\s*Ksh\s1,240 in prizes so far/);
    expect(shown).toHaveTextContent(/grow with every stake that counts, up to Ksh\s20,000/);
    expect(within(shown).getByRole('timer')).toHaveTextContent('5 hours24 minutes');
    const [first, second, third] = within(within(shown).getAllByRole('list')[0] as HTMLElement).getAllByRole(
      'listitem',
    );
    expect(first).toHaveTextContent(/1\s*Wan••• 3,500 points\s*Ksh\s496/);
    expect(second).toHaveTextContent(/2\s*a player 3,000 points\s*Ksh\s310/);
    expect(third).toHaveTextContent(/3\s*Kip••• 2,500 points\s*Ksh\s186/);
    expect(within(shown).getByRole('link', { name: /^Play ?: Race of the day$/ })).toHaveAttribute(
      'href',
      '/games/dice',
    );
    expect(shown).not.toHaveTextContent(/You are|No points yet/);
  });

  it('says by its data how it scores, which games and which money count, and what the prizes are', async () => {
    serve();
    const { unmount, user } = renderWithStore(<Section />);
    expect(await card()).toHaveTextContent(
      /1 point for each Ksh 1 you stake\. Games where the house keeps more than 3%/,
    );
    expect(await card()).toHaveTextContent(/Games that count: Slots, Dice\..*Only real money counts/);
    expect(await card()).toHaveTextContent('The first 5 places win: 40%, 25%, 15%, 10%, 10% of the prizes.');
    expect(await card()).toHaveTextContent('Players with equal points share the prizes of their places.');
    expect(await card()).toHaveTextContent(/All prizes together are 10% of .+A prize is at most 3× /);
    expect(await card()).not.toHaveTextContent('10× the bonus');
    await user.click(within(await card()).getByText('How it works'));
    expect(await within(await card()).findByText('10× the bonus')).toBeVisible();
    expect(await card()).not.toHaveTextContent(/Stakes below|dollars/);
    unmount();
    serve([race({ leastStakeKes: 100 })]);
    const low = renderWithStore(<Section />);
    expect(await card()).toHaveTextContent(/Stakes below Ksh\s100 do not count/);
    low.unmount();
    serve([race(MULTIPLIERS)]);
    renderWithStore(<Section />);
    expect(await card()).toHaveTextContent(/Your first 100 spins of at least Ksh\s50: their multipliers add up/);
    expect(await card()).toHaveTextContent('Games that count: Slots.');
  });

  it('says that all games count where it is so', async () => {
    const kinds = 'slots crash mines dice limbo plinko keno fortune hilo roulette blackjack'.split(' ');
    serve([race({ kinds })]);
    renderWithStore(<Section />);
    expect(await card()).toHaveTextContent('All our original games count.');
  });

  it.each([
    ['day', STARTED, 'Yesterday'],
    ['week', STARTED, 'Last week'],
    ['day', fromNow(-90), 'Last time'],
  ])('of a %s names the winners of the run that ended at %s: %s', async (every, endedAt, when) => {
    serve([
      race({ every, last: { endedAt, places: [place(1, 340, 'Wan•••'), place(2, 200), place(3, 0, 'Ali•••')] } }),
    ]);
    renderWithStore(<Section />);
    const winners = await screen.findByText(new RegExp(`^${when}:`));
    expect(winners).toHaveTextContent(/: Wan••• Ksh\s340, a player Ksh\s200$/);
  });

  it('has its picture as decoration, which loads when it comes near', async () => {
    serve([race({ imageUrl: '/images/banners/race-dash.webp' })]);
    renderWithStore(<Section />);
    expect(within(await card()).getByRole('presentation')).toHaveAttribute('loading', 'lazy');
  });

  it('without players says that the first places are free, and has no board to open', async () => {
    serve([race({ places: [], poolKes: 0 })]);
    renderWithStore(<Section />);
    expect(await card()).toHaveTextContent(/The prizes are just starting to grow.*The first places are still free/);
    expect(within(await card()).queryByRole('button')).toBeNull();
  });

  it('that is over says so, and invites nobody to play', async () => {
    const over = { endsAt: fromNow(-0.01) };
    serve([race(over)], [{ id: 'siku', points: 812, rank: 4, rounds: 0, prizeKes: 124 }]);
    await asPlayer();
    expect(within(await card()).getByRole('status')).toHaveTextContent('This race is over');
    expect(screen.queryByRole('link')).toBeNull();
    expect(await card()).not.toHaveTextContent('You are');
  });

  it('is in Kiswahili too', async () => {
    serve([race()], [{ id: 'siku', points: 812, rank: 4, rounds: 0, prizeKes: 124 }]);
    const { store } = await asPlayer();
    act(() => void store.dispatch(localeChosen('sw')));
    expect(await screen.findByRole('heading', { name: 'Mbio za zawadi' })).toBeVisible();
    expect(await screen.findByText(/^Uko nafasi ya 4 ukiwa na pointi 812/)).toBeVisible();
    expect(await card()).toHaveTextContent(/Ksh\s1,240 za zawadi hadi sasa.*mchezaji.*Sloti/);
  });
});

describe('the own place in a race', () => {
  const own = () => screen.findByText(/^(?:You are|No points yet)/);

  it.each([
    [{ rank: 4, points: 812, prizeKes: 124 }, /^You are 4th with 812 points: Ksh\s124 if it ended now$/],
    [{ rank: 2, points: 3_000, prizeKes: 310 }, /^You are 2nd with 3,000 points: Ksh\s310 if it ended now$/],
    [{ rank: 14, points: 1 }, /^You are 14th with 1 point\. The first 5 places win\.$/],
    [{ points: 0 }, /^No points yet$/],
  ])('with %j', async (standing, text) => {
    serve(
      [race()],
      [
        { id: 'other', points: 9, rank: 1, rounds: 0 },
        { id: 'siku', rounds: 0, ...standing },
      ],
    );
    await asPlayer();
    expect(await own()).toHaveTextContent(text);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('in a race by multiplier says how many spins have counted', async () => {
    serve([race(MULTIPLIERS)], [{ id: 'siku', points: 0, rounds: 37 }]);
    await asPlayer();
    expect(await screen.findByText('37 of 100 spins')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '37');
  });

  it('of a run before is not shown', async () => {
    serve([race()], [{ id: 'siku', points: 812, rank: 4, rounds: 0, prizeKes: 124, endsAt: STARTED }]);
    const { store } = await asPlayer();
    await card();
    await waitFor(() => expect(JSON.stringify(store.getState().api.queries)).toContain('"rank":4'));
    expect(screen.queryByText(/^You are/)).toBeNull();
  });

  it('is in shillings for an account in dollars, which reads what it will be paid in', async () => {
    serve([race()], [{ id: 'siku', points: 812, rank: 4, rounds: 0, prizeKes: 124 }]);
    await asPlayer('USD');
    expect(await own()).toHaveTextContent(/Ksh\s124/);
    expect(await screen.findByText('Your prize comes in dollars, at our rate when it is paid.')).toBeInTheDocument();
  });
});

describe('the whole board of a race', () => {
  const BUTTON = { name: /^Whole board ?: Race of the day$/ };
  const open = async (board: Answer) => {
    serve([race()], [{ id: 'siku', points: 812, rank: 4, rounds: 0, prizeKes: 124 }]);
    fakeApi({ 'races/siku': board });
    const { user } = await asPlayer();
    await user.click(await screen.findByRole('button', BUTTON));
    return { user, board: await screen.findByRole('dialog', { name: 'Race of the day' }) };
  };

  it('has every place and the own one, and gives the focus back when it is closed', async () => {
    const places = Array.from({ length: 12 }, (_, index) => place(index + 1, index < 5 ? 100 : 0, `P${index + 1}•••`));
    const { user, board } = await open({ data: race({ places }) });
    expect(within(board).getByText(/^You are 4th/)).toBeVisible();
    expect(await within(board).findAllByRole('listitem')).toHaveLength(12);
    expect(within(board).getAllByRole('listitem')[11]).toHaveTextContent(/12\s*P12•••.*–$/);
    await user.click(within(board).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that it could not be loaded, and can be loaded again', async () => {
    const { user, board } = await open('notFound');
    expect(await within(board).findByRole('alert')).toHaveTextContent('The board could not be loaded');
    fakeApi({ 'races/siku': { data: race() } });
    await user.click(within(board).getByRole('button', { name: 'Try again' }));
    expect(await within(board).findAllByRole('listitem')).toHaveLength(3);
  });

  it('says that the first places are free when a new run has begun', async () => {
    const { board } = await open({ data: race({ places: [] }) });
    expect(await within(board).findByText('The first places are still free')).toBeVisible();
  });
});

describe('the races', () => {
  afterEach(() => void jest.useRealTimers());

  it('are asked for again while they are looked at, and with data saver only once', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    let asked = 0;
    fakeServer.use(
      http.get(`${ORIGIN}/api/races`, () => {
        asked += 1;
        return HttpResponse.json({ data: [race({ poolKes: 1_000 * asked })] });
      }),
    );
    const { store } = renderWithStore(<Section />);
    expect(await card()).toHaveTextContent(/Ksh\s1,000 in/);
    await act(() => jest.advanceTimersByTimeAsync(10_500));
    await waitFor(() => expect(screen.getByRole('article')).toHaveTextContent(/Ksh\s2,000 in/));
    act(() => void store.dispatch(dataSaverChosen(true)));
    await act(() => jest.advanceTimersByTimeAsync(31_000));
    expect(asked).toBe(2);
  });

  it('are not there when none runs', async () => {
    serve([]);
    const { store } = renderWithStore(<Section />);
    await waitFor(() => expect(JSON.stringify(store.getState().api.queries)).toContain('fulfilled'));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('say that they did not load, and can be loaded again', async () => {
    serve('html');
    const { user } = renderWithStore(<Section />);
    expect(await screen.findByRole('alert')).toHaveTextContent('The races could not be loaded');
    serve();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card()).toBeVisible();
  });

  it('are none at a backend without them', async () => {
    fakeServer.use(
      http.get(`${ORIGIN}/api/races`, () =>
        HttpResponse.json({ error: { code: 'not_found', message: 'no such call' } }, { status: 404 }),
      ),
    );
    const { store } = renderWithStore(<Section />);
    await waitFor(() => expect(JSON.stringify(store.getState().api.queries)).toContain('fulfilled'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
