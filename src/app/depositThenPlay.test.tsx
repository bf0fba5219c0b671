/** A deposit leads to a game. */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { gamePlayed } from '@/features/games';
import { localeChosen, modalOpened, selectModals } from '@/features/ui';
import { ANY_METHOD, withProvider } from '@/features/wallet/methodKits.testTools';
import { passes, startClock } from '@/features/wallet/walletModal.testTools';
import { buildGame, buildGames } from '@/testing/builders';
import { fakeApi, fakeServer, FAULTS, ORIGIN } from '@/testing/fakeApi';
import { buildTransaction } from '@/testing/walletBuilders';
import { openAsPlayer, takePost } from './journeys.testTools';

const { id: method, amount, currency } = ANY_METHOD;

withProvider(ANY_METHOD);

afterEach(() => {
  jest.useRealTimers();
});

function answers(): void {
  fakeServer.use(http.post(`${ORIGIN}/api/games/:id/open`, () => FAULTS.serverError()));
  fakeApi({
    'wallet/deposits/d1': {
      data: buildTransaction({ method, amount, currency, status: 'completed', balanceAmount: 3.86 }),
    },
    'wallet/balance': {
      data: { balance: 103.86, bonusBalance: 0, held: 0, available: 103.86, currency: 'USD' },
    },
  });
}

type View = Awaited<ReturnType<typeof openAsPlayer>>;

/** Starts at the open site and ends with the credit. */
async function deposit(view: View): Promise<void> {
  takePost(ANY_METHOD.path, ANY_METHOD.answer());
  act(() => void view.store.dispatch(modalOpened('deposit', {})));
  await view.user.click(await screen.findByRole('radio', { name: new RegExp(ANY_METHOD.name) }));
  await view.user.type(screen.getByRole('textbox', { name: 'Amount' }), String(amount));
  await ANY_METHOD.fill();
  await view.user.click(document.querySelector('button[type=submit]') as HTMLElement);
  await screen.findByText('Your money is here');
}

const openIds = ({ store }: View) => selectModals(store.getState()).map(({ id }) => id);
const openGame = ({ store }: View) =>
  selectModals(store.getState()).find(({ id }) => id === 'gamePlayer')?.props as { gameId: string };
const playButton = (name: string) => screen.findByRole('button', { name: `Play ${name}` });

describe('a deposit that has arrived', () => {
  it('shows the new balance, and leads to the first game of the top list', async () => {
    answers();
    const view = await openAsPlayer();
    await deposit(view);
    const dialog = screen.getByRole('dialog', { name: 'Choose a payment method' });
    await waitFor(() => expect(dialog).toHaveTextContent(/Your balance nowUS\$103\.86/));
    await view.user.click(await playButton('Game g0'));
    expect(openIds(view)).toEqual(['gamePlayer']);
    expect(openGame(view).gameId).toBe('g0');
  });

  it('leads to the game that was played last', async () => {
    answers();
    const view = await openAsPlayer();
    act(() => void view.store.dispatch(gamePlayed('g7')));
    await deposit(view);
    await view.user.click(await playButton('Game g7'));
    expect(openGame(view).gameId).toBe('g7');
  });

  it('leads to the top list when the last game is not played any more', async () => {
    answers();
    const games = buildGames().map((game) => (game.id === 'g7' ? { ...game, status: 'inactive' as const } : game));
    fakeApi({ games: { data: games } });
    const view = await openAsPlayer();
    act(() => void view.store.dispatch(gamePlayed('g7')));
    await deposit(view);
    expect(await playButton('Game g0')).toBeVisible();
  });

  it('leads back to the game below it, which stays open', async () => {
    answers();
    const view = await openAsPlayer();
    act(() => void view.store.dispatch(gamePlayed('g7')));
    act(
      () =>
        void view.store.dispatch(
          modalOpened('gamePlayer', { gameId: 'g3', title: 'Mines', url: 'https://games.example/mines' }),
        ),
    );
    await deposit(view);
    await view.user.click(await playButton('Mines'));
    expect(openIds(view)).toEqual(['gamePlayer']);
    expect(openGame(view).gameId).toBe('g3');
  });

  it('has no way to play on a site without games', async () => {
    answers();
    fakeApi({ games: { data: [buildGame({ id: 'g0', status: 'maintenance' })] } });
    const view = await openAsPlayer();
    await deposit(view);
    const dialog = screen.getByRole('dialog', { name: 'Choose a payment method' });
    expect(within(dialog).getByRole('button', { name: 'Done' })).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: /^Play/ })).toBeNull();
  });

  it('says all of it in Kiswahili to a player who reads it', async () => {
    answers();
    const view = await openAsPlayer();
    await deposit(view);
    act(() => void view.store.dispatch(localeChosen('sw')));
    expect(await screen.findByRole('button', { name: 'Cheza Game g0' })).toBeVisible();
    expect(screen.getByText('Salio lako sasa')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Zimefika' })).toBeVisible();
  });

  it('closes by itself when the player does nothing, and stays when the player is about to press a button', async () => {
    answers();
    startClock();
    const view = await openAsPlayer();
    await deposit(view);
    await passes(6_000);
    expect(openIds(view)).toEqual([]);
    await deposit(view);
    await view.user.pointer({ target: screen.getByText('Your money is here'), keys: '[TouchA]' });
    await passes(60_000);
    expect(openIds(view)).toEqual(['deposit']);
    await view.user.click(await playButton('Game g0'));
    expect(openIds(view)).toEqual(['gamePlayer']);
  });
});
