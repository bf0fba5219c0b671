import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { modalClosed, modalOpened, pageOpened, selectModals, selectPage } from '@/features/ui';
import { http, HttpResponse } from 'msw';
import { Dialog } from '@/shared/components';
import { fakeServer, ORIGIN } from '@/testing/fakeApi';
import { renderAsPlayer } from '@/testing/renderAsPlayer';
import { renderWithStore } from '@/testing/renderWithStore';
import { ModalRoot } from './ModalRoot';
import { followAddress } from './navigation';

const GAME = { gameId: 'g1', title: 'Savanna Gold', url: '/originals/slots.html?title=Savanna' };
const DEMO = { id: 'g1', gameUrl: GAME.url, isDemo: true };
const layers = () => (window.history.state as { layers?: number } | null)?.layers ?? 0;
const address = () => window.location.pathname + window.location.search;

/** Resolves when the browser has made the step. */
const travel = (go: () => void) =>
  act(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener('popstate', () => resolve(), { once: true });
        go();
      }),
  );

describe('Back', () => {
  let view: ReturnType<typeof renderWithStore>;
  let stop: () => void;

  const openIds = () => selectModals(view.store.getState()).map(({ id }) => id);
  const begin = () => {
    view = renderWithStore(<ModalRoot />);
    act(() => void (stop = followAddress(view.store)));
  };
  const openSignIn = async () => {
    act(() => void view.store.dispatch(modalOpened('auth', { tab: 'login' })));
    await screen.findByRole('dialog', { name: 'Welcome Back' });
    await waitFor(() => expect(layers()).toBe(1));
  };
  const openGame = async () => {
    act(() => void view.store.dispatch(modalOpened('gamePlayer', GAME)));
    await screen.findByRole('dialog', { name: 'Savanna Gold' });
    await waitFor(() => expect(layers()).toBe(1));
  };

  beforeEach(() => {
    window.history.replaceState(null, '', '/bonus');
    begin();
  });
  afterEach(() => stop());

  it('closes what is open, the last one first, and stays on the page', async () => {
    await openGame();
    act(() => void view.store.dispatch(modalOpened('auth', { tab: 'login' })));
    await screen.findByRole('dialog', { name: 'Welcome Back' });
    await waitFor(() => expect(layers()).toBe(2));
    window.history.back();
    await waitFor(() => expect(openIds()).toEqual(['gamePlayer']));
    window.history.back();
    await waitFor(() => expect(openIds()).toEqual([]));
    expect(address()).toBe('/bonus');
    expect(selectPage(view.store.getState())).toBe('bonus');
  });

  it('closes the menu of a game before the game', async () => {
    await openGame();
    const menu = screen.getByRole('button', { name: 'Game menu' });
    await view.user.click(menu);
    expect(menu).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(layers()).toBe(2));
    window.history.back();
    await waitFor(() => expect(menu).toHaveAttribute('aria-expanded', 'false'));
    expect(openIds()).toEqual(['gamePlayer']);
  });

  it('has nothing of a dialog that was closed by its button', async () => {
    act(() => void view.store.dispatch(pageOpened('vip')));
    await openSignIn();
    await view.user.click(screen.getByRole('button', { name: /^Close/ }));
    expect(openIds()).toEqual([]);
    window.history.back();
    await waitFor(() => expect(selectPage(view.store.getState())).toBe('bonus'));
  });

  it('goes from a page that was opened from a dialog to the page under that dialog', async () => {
    await openSignIn();
    act(() => {
      view.store.dispatch(modalClosed('auth'));
      view.store.dispatch(pageOpened('terms'));
    });
    await waitFor(() => expect(address()).toBe('/terms'));
    expect(layers()).toBe(0);
    window.history.back();
    await waitFor(() => expect(selectPage(view.store.getState())).toBe('bonus'));
    expect(address()).toBe('/bonus');
  });

  it('closes a dialog that was opened after another one was closed', async () => {
    await openSignIn();
    await view.user.click(screen.getByRole('button', { name: /^Close/ }));
    const entries = window.history.length;
    await openGame();
    expect(window.history.length).toBe(entries);
    await travel(() => window.history.back());
    expect(openIds()).toEqual([]);
    expect(address()).toBe('/bonus');
  });

  it('does not close a dialog that must be answered', async () => {
    view.unmount();
    const onClose = jest.fn();
    const { unmount } = renderWithStore(<Dialog label="Take a break?" isModalOnly onClose={onClose} children="" />);
    await waitFor(() => expect(layers()).toBe(1));
    await travel(() => window.history.back());
    await waitFor(() => expect(layers()).toBe(1));
    expect(onClose).not.toHaveBeenCalled();
    unmount();
  });

  const frameWindow = () => screen.getByTitle<HTMLIFrameElement>('Savanna Gold').contentWindow;
  const tellSite = (message: object) => {
    const data = { source: 'karata-game', ...message };
    act(() => void window.dispatchEvent(new MessageEvent('message', { source: frameWindow(), data })));
  };
  const rideStake = (rounds = 1) => tellSite({ type: 'riding', rounds });

  const leaveWithStake = async () => {
    await openGame();
    rideStake();
    window.history.back();
    expect(await screen.findByText('Your bet is still on. Leave the game?')).toBeVisible();
    await waitFor(() => expect(layers()).toBe(1));
  };

  it('asks once before it leaves a game in which a stake rides', async () => {
    await leaveWithStake();
    await view.user.click(screen.getByRole('button', { name: 'Stay' }));
    expect(screen.queryByText('Your bet is still on. Leave the game?')).toBeNull();
    window.history.back();
    await screen.findByText('Your bet is still on. Leave the game?');
    await waitFor(() => expect(layers()).toBe(1));
    window.history.back();
    await waitFor(() => expect(openIds()).toEqual([]));
  });

  it('stays in the game with Escape when it has asked, from the page as from the frame', async () => {
    await leaveWithStake();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByText('Your bet is still on. Leave the game?')).toBeNull();
    tellSite({ type: 'escape' });
    expect(screen.getByText('Your bet is still on. Leave the game?')).toBeVisible();
    tellSite({ type: 'escape' });
    expect(screen.queryByText('Your bet is still on. Leave the game?')).toBeNull();
    expect(openIds()).toEqual(['gamePlayer']);
  });

  it('gives the keyboard to the question about a stake, and back to the game when the player stays or the stake ends', async () => {
    const game = () => screen.getByTitle('Savanna Gold');
    await leaveWithStake();
    expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus();
    await view.user.keyboard('{Enter}');
    expect(game()).toHaveFocus();
    await travel(() => window.history.back());
    expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus();
    rideStake(0);
    expect(game()).toHaveFocus();
  });

  it('asks again about a second stake when the first one ended under the question', async () => {
    await leaveWithStake();
    rideStake(0);
    rideStake();
    expect(screen.queryByText('Your bet is still on. Leave the game?')).toBeNull();
    await travel(() => window.history.back());
    expect(await screen.findByText('Your bet is still on. Leave the game?')).toBeVisible();
    expect(openIds()).toEqual(['gamePlayer']);
  });

  it('closes a sheet of the game before the game', async () => {
    await openGame();
    const post = jest.spyOn(frameWindow() ?? window, 'postMessage');
    tellSite({ type: 'sheet', isOpen: true });
    await waitFor(() => expect(layers()).toBe(2));
    await travel(() => window.history.back());
    expect(post.mock.calls).toContainEqual([{ source: 'karata-site', type: 'closeSheet' }, '*']);
    expect(openIds()).toEqual(['gamePlayer']);
    tellSite({ type: 'sheet', isOpen: false });
    await travel(() => window.history.back());
    expect(openIds()).toEqual([]);
  });

  it('opens the bets of a game in which a stake rides only after the player has left it', async () => {
    stop();
    view.unmount();
    fakeServer.use(http.post(`${ORIGIN}/api/games/:id/open`, () => HttpResponse.json({ data: DEMO })));
    view = await renderAsPlayer(<ModalRoot />);
    act(() => void (stop = followAddress(view.store)));
    await openGame();
    await screen.findByTitle('Savanna Gold');
    rideStake();
    await view.user.click(screen.getByRole('link', { name: 'My bets on this game' }));
    expect(await screen.findByText('Your bet is still on. Leave the game?')).toBeVisible();
    expect(address()).toBe('/bonus');
    expect(layers()).toBe(1);
    await view.user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(address()).toBe('/my-bets?game=g1'));
    expect(openIds()).toEqual([]);
    await travel(() => window.history.back());
    expect(address()).toBe('/bonus');
    expect(openIds()).toEqual([]);
  });

  it('goes from a page to the last one after the player went forward to a closed dialog', async () => {
    act(() => void view.store.dispatch(pageOpened('vip')));
    await openSignIn();
    await travel(() => window.history.back());
    await travel(() => window.history.forward());
    expect(openIds()).toEqual([]);
    window.history.back();
    await waitFor(() => expect(selectPage(view.store.getState())).toBe('bonus'));
  });

  it('after a reload closes the game, which is open again', async () => {
    await openGame();
    const { state } = window.history;
    stop();
    view.unmount();
    window.history.replaceState(state, '');
    begin();
    expect(openIds()).toEqual(['gamePlayer']);
    await screen.findByRole('dialog', { name: 'Savanna Gold' });
    await travel(() => window.history.back());
    expect(openIds()).toEqual([]);
    expect(address()).toBe('/bonus');
  });

  it('opens no game at a reload after it was closed', async () => {
    await openGame();
    await view.user.click(screen.getByRole('button', { name: 'Close the game' }));
    await waitFor(() => expect((window.history.state as { game?: object }).game).toBeUndefined());
    stop();
    view.unmount();
    begin();
    expect(openIds()).toEqual([]);
  });
});
