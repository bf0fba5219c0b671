import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { firstGridOf, MODELS } from '@originals/slots/rules/index.ts';
import { symbolsAt } from '@originals/slots/ui/symbolArt';
import { act, screen, waitFor, within } from '@testing-library/react';
import { api } from '@/api';
import { followPlayer } from '@/features/auth';
import { selectModals, selectPage } from '@/features/ui';
import { catchFiles } from '@/testing/catchFiles';
import { fakeApi } from '@/testing/fakeApi';
import { fakeIdentity } from '@/testing/fakeIdentity';
import { renderWithStore } from '@/testing/renderWithStore';
import { buildCrash, buildDice, buildFlight, buildMines, buildSlots } from '@/testing/roundBuilders';
import { askOf, betsPage, filterOf } from './BetFilters';
import MyBetsPage from './MyBetsPage';
import { openBets, serveRounds, TOTALS } from './myBetsPage.testTools';

const ALL = [buildDice(), buildMines(), buildSlots(), buildCrash()];
const rows = () => within(screen.getByRole('list')).getAllByRole('button', { expanded: false });
const textOf = (element: HTMLElement | undefined) => element?.textContent?.replace(/\s/g, ' ');

describe('My bets', () => {
  afterEach(() => void jest.restoreAllMocks());

  it('asks a visitor to sign in', async () => {
    const { store, user } = renderWithStore(<MyBetsPage />, { identity: fakeIdentity() });
    store.dispatch(followPlayer());
    await user.click(await screen.findByRole('button', { name: 'Log In' }));
    expect(selectModals(store.getState())).toMatchObject([{ id: 'auth', props: { tab: 'login' } }]);
  });

  it('lists each round with its game and how it ended, in one line', async () => {
    serveRounds({ '': { items: ALL } });
    await openBets();
    expect(await screen.findByText('Duma Dice', { selector: 'span' })).toBeVisible();
    const [dice, mines, slots, crash] = rows().map(textOf);
    expect(dice).toMatch(/^Duma DiceWon Ksh 38\.80 · 20 Nov/);
    expect(mines).toMatch(/^MinesLost Ksh 50 · /);
    expect(slots).toMatch(/^SlotsLost Ksh 50 · /);
    expect(crash).toMatch(/^CrashWon Ksh 150 · /);
  });

  it('has the stake, the multiplier, what was paid, and profit or loss beside each other for a wide line', async () => {
    serveRounds({ '': { items: ALL } });
    await openBets();
    await screen.findByText('Duma Dice', { selector: 'span' });
    const [dice, mines] = rows().map(textOf);
    expect(dice).toMatch(/Stake Ksh 20 Multiplier 1\.94× Win Ksh 38\.80 Profit \/ loss \+Ksh 18\.80/);
    expect(mines).toMatch(/Stake Ksh 50 Multiplier – Win – Profit \/ loss −Ksh 50/);
  });

  it('draws the symbols that the reels of the slot showed', async () => {
    const round = buildSlots({ gameId: 'slots-9' });
    serveRounds({ '': { items: [round] } });
    await openBets();
    const art = await symbolsAt('/originals/slots.html?symbols=cards', 'en');
    const shown = () => [...document.querySelectorAll('image')].map((image) => image.getAttribute('href'));
    await waitFor(() =>
      expect(shown()).toEqual(firstGridOf(MODELS.lines, [0, 1, 2, 3, 4]).flatMap((reel) => reel.map((id) => art[id]))),
    );
    expect(art[1]).not.toBe((await symbolsAt('/originals/slots.html', 'en'))[1]);
  });

  it('shows the totals of everything that fits, not only of what is loaded', async () => {
    serveRounds({ '': { items: [buildDice()] } });
    await openBets();
    expect(await screen.findByText(/Ksh\s188\.80/)).toBeVisible();
    expect(screen.getByText(/−Ksh\s31\.20/)).toBeVisible();
  });

  it('tells a free spin as a kind of its own, without a stake', async () => {
    const free = { stake: 0, freeStake: 20 };
    serveRounds({ '': { items: [buildSlots({ ...free, win: 30 }), buildSlots({ ...free, roundId: 'r-2' })] } });
    const { user } = await openBets();
    await screen.findByText('Free spin, no win');
    expect(textOf(rows()[0])).toMatch(/^SlotsFree spin won Ksh 30 · /);
    await user.click(rows()[1] as HTMLElement);
    expect(screen.getByText('worth Ksh 20')).toBeVisible();
    expect(textOf(screen.getByRole('list'))).not.toContain('Ksh 0 ');
  });

  it('names the jackpot that fell', async () => {
    const quick = { names: { en: 'Quick jackpot', sw: 'Jackpot ya haraka' }, stake: 50, turnover: 5_000 };
    const jackpots = [
      { id: 'quick', ...quick, prize: 1_000 },
      { id: 'gone', stake: 50, turnover: 5_000, prize: 3_000 },
    ];
    serveRounds({ '': { items: [buildSlots({ win: 4_000, jackpots })] } });
    const { user } = await openBets();
    await user.click((await screen.findAllByRole('button', { expanded: false, name: /Slots/ }))[0] as HTMLElement);
    const told = screen.getAllByText('Of which jackpot').map((term) => textOf(term.nextElementSibling as HTMLElement));
    expect(told).toEqual(['Quick jackpot Ksh 1,000', ' Ksh 3,000']);
  });

  it('says what came back of a stake that won less', async () => {
    serveRounds({ '': { items: [buildCrash({ win: 10, multiplier: 0.1 })] } });
    await openBets();
    expect(await screen.findByText(/Ksh\s10 back of Ksh\s100/)).toBeVisible();
  });

  it('says that a round is still open', async () => {
    const outcome = { opened: [3] };
    serveRounds({ '': { items: [buildMines({ status: 'open', multiplier: 1.1, outcome })] } });
    const { user } = await openBets();
    await screen.findByText('Under way');
    await user.click(rows()[0] as HTMLElement);
    expect(screen.getByText('1 tile opened so far')).toBeVisible();
  });

  it('leads from an open round back to its game, for money', async () => {
    const open = buildMines({ status: 'open', gameId: 'dice-1', outcome: { opened: [3] } });
    serveRounds({ '': { items: [open, buildMines({ roundId: 'r-2', gameId: 'dice-1' })] } });
    const { user, store } = await openBets();
    await user.click(await screen.findByRole('button', { name: /^Play on\s*: Duma Dice$/ }));
    expect(selectModals(store.getState())).toMatchObject([
      { id: 'gamePlayer', props: { gameId: 'dice-1', title: 'Duma Dice', isForMoney: true } },
    ]);
  });

  it('says what still rides beside profit and loss, which have none of it', async () => {
    serveRounds({ '': { items: [buildDice()] } });
    fakeApi({ 'play/rounds/totals': { data: { ...TOTALS, net: 18.8, riding: 50 } } });
    await openBets();
    const riding = await screen.findByText(/^Ksh\s50 still on$/);
    expect(textOf(riding.parentElement ?? undefined)).toBe('Profit / loss+Ksh 18.80Ksh 50 still on');
  });

  it('tells a flight for everybody as far as it is known', async () => {
    const left = buildFlight({ roundId: 'r-2', outcome: { cashedOutAt: 1.2 } });
    const cancelled = buildFlight({ roundId: 'r-3', status: 'void', outcome: {}, multiplier: 0, win: 0 });
    serveRounds({ '': { items: [buildFlight(), left, cancelled] } });
    const { user } = await openBets();
    await screen.findByText('Given back');
    for (const row of rows()) await user.click(row);
    const [crashed, inTheAir, given] = within(screen.getByRole('list')).getAllByRole('listitem').map(textOf);
    expect(crashed).toContain('Cashed out at 1.20×, flew to 3.30×');
    expect(inTheAir).toContain('Cashed out at 1.20×; the flight is still in the air');
    expect(given).toContain('The flight did not count');
    expect(given).not.toContain('0.00×');
  });

  it('opens a round with balance, seeds and reference', async () => {
    serveRounds({ '': { items: [buildDice()] } });
    const { user } = await openBets();
    await screen.findByRole('list');
    await user.click(rows()[0] as HTMLElement);
    expect(screen.getByText('Balance after').nextElementSibling).toHaveTextContent('Ksh 1,018.80');
    expect(screen.getByText('r-dice')).toBeVisible();
    expect(screen.getByText('client seed')).toBeVisible();
  });

  it('is filtered by game and time, which are in the address', async () => {
    const { asked, totals } = serveRounds({ '': { items: ALL } });
    const { user, store } = await openBets();
    await screen.findByRole('list');
    await user.selectOptions(screen.getByLabelText('Game'), 'Duma Dice');
    await user.selectOptions(screen.getByLabelText('Time'), '7 days');
    await waitFor(() => expect(asked.at(-1)?.get('gameId')).toBe('dice-1'));
    expect(selectPage(store.getState())).toBe('my-bets?game=dice-1&time=week');
    await waitFor(() => expect(totals.at(-1)).toContain('gameId=dice-1&since='));
    expect(Date.parse(asked.at(-1)?.get('since') ?? '')).toBeLessThan(Date.now());
  });

  it('filters by the games that were played', async () => {
    serveRounds({ '': { items: [buildCrash()] } });
    await openBets('my-bets?game=gone');
    await waitFor(() => {
      const names = within(screen.getByLabelText('Game')).getAllByRole('option').map(textOf);
      expect(names).toEqual(['All games', 'Crash', 'Duma Dice', 'gone']);
    });
  });

  it('loads more', async () => {
    serveRounds({ '': { items: [buildDice()], nextCursor: 'c2' }, c2: { items: [buildMines()] } });
    const { user } = await openBets();
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('says that there are no bets yet, with a way to the games', async () => {
    serveRounds({ '': { items: [] } });
    const { user, store } = await openBets();
    await user.click(await screen.findByRole('button', { name: 'To the original games' }));
    expect(selectPage(store.getState())).toBe('games/original');
  });

  it('says that no round fits the filter, and can clear it', async () => {
    serveRounds({ '': { items: [] } });
    const { user, store } = await openBets('my-bets?time=today');
    await user.click(await screen.findByRole('button', { name: 'Show all' }));
    expect(selectPage(store.getState())).toBe('my-bets');
  });

  it('says that it could not be loaded, and can load it again', async () => {
    serveRounds({ '': { items: [buildDice()] } });
    fakeApi({ 'play/rounds': 'notFound', 'play/rounds/totals': 'notFound', 'play/seeds': 'notFound' });
    const { user } = await openBets();
    expect(await screen.findByText('Your bets could not be loaded')).toBeVisible();
    expect(screen.getByText('The totals could not be loaded.')).toBeVisible();
    expect(screen.getByText('Your seeds could not be loaded.')).toBeVisible();
    serveRounds({ '': { items: [buildDice()] } });
    const panel = screen.getByText('Your bets could not be loaded').closest<HTMLElement>('[role=alert]');
    await user.click(within(panel as HTMLElement).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  it('reads the shown rounds again after a refresh that failed', async () => {
    serveRounds({ '': { items: [buildDice()] } });
    const { user, store } = await openBets();
    await screen.findByRole('list');
    fakeApi({ 'play/rounds': 'notFound' });
    act(() => void store.dispatch(api.util.invalidateTags([{ type: 'Player', id: 'rounds' }])));
    expect(await screen.findByText('Your bets could not be loaded')).toBeVisible();
    serveRounds({ '': { items: [buildMines(), buildDice()] } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
  });

  it('exports every page of the filter as CSV', async () => {
    const { saved, clicked } = catchFiles();
    const { asked } = serveRounds({
      '': { items: [buildDice()], nextCursor: 'c2' },
      c2: { items: [buildMines()] },
    });
    const { user } = await openBets('my-bets?game=dice-1');
    await screen.findByRole('list');
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
    expect(asked.slice(1).map(String)).toEqual(['gameId=dice-1&limit=100', 'gameId=dice-1&limit=100&cursor=c2']);
    const lines = (await saved[0]?.text())?.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines?.[0]).toContain('"flight","flightHash","salt","terminalHash","chainLength"');
    expect(lines?.[1]).toContain('"settled","KES",20,0,1.94,38.8,1018.8,0,');
  });
});

describe('the filter of My bets', () => {
  it('is in the page name', () => {
    expect(filterOf('my-bets?game=dice-1&time=month')).toEqual({ gameId: 'dice-1', time: 'month' });
    expect(betsPage({ gameId: 'dice-1', time: 'month' })).toBe('my-bets?game=dice-1&time=month');
    expect(filterOf('my-bets?time=sideways')).toEqual({ time: 'all' });
    expect(betsPage({ time: 'all' })).toBe('my-bets');
  });

  it.each([
    ['today', new Date(2026, 10, 20)],
    ['week', new Date(2026, 10, 14)],
    ['month', new Date(2026, 9, 22)],
  ] as const)('begins at midnight: %s', (time, from) => {
    expect(askOf({ time }, new Date(2026, 10, 20, 23, 59))).toEqual({ since: from.toISOString() });
    expect(askOf({ time }, new Date(2026, 10, 20, 0, 0))).toEqual({ since: from.toISOString() });
  });

  it('has no beginning for all', () => {
    expect(askOf({ time: 'all' })).toEqual({});
  });
});
