import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { selectIsFavourite } from '@/features/games';
import { selectSoundChoice } from '@/features/ui';
import { recordActions, storyOf } from '@/testing/recordActions';
import { fakePlayerTime, frame, modalsOver, open, OWN_GAME } from './gamePlayer.testTools';

/** The game is there, and tells its credits. */
function startOwnGame(text = '1,000') {
  const opened = open(OWN_GAME);
  fireEvent.load(frame());
  const data = { source: 'karata-game', type: 'balance', text };
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, source: frame().contentWindow })));
  const told = jest.spyOn(frame().contentWindow as Window, 'postMessage').mockImplementation(() => undefined);
  const commands = () => told.mock.calls.map(([message]) => message as unknown);
  return { ...opened, commands };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the bar over a game', () => {
  fakePlayerTime();

  it('asks a game of the house to leave its own bar out', () => {
    open(OWN_GAME);
    expect(frame().src).toContain('bar=site');
  });

  it('shows the demo credits as the game tells them', () => {
    startOwnGame('1,250');
    expect(screen.getByText('1,250').parentElement).toHaveTextContent('Demo 1,250');
  });

  it('turns the sound of the game on and off, and remembers it', () => {
    const { store, commands } = startOwnGame();
    press('Sound of the game');
    expect(selectSoundChoice(store.getState())).toBe(false);
    press('Sound of the game');
    expect(selectSoundChoice(store.getState())).toBe(true);
    expect(commands()).toEqual(['soundOff', 'soundOn'].map((type) => ({ source: 'karata-site', type })));
  });

  it('opens the rules of the game', () => {
    const { commands } = startOwnGame();
    press('How to play');
    expect(commands()).toEqual([{ source: 'karata-site', type: 'help' }]);
  });

  it('has no sound and no rules for a game that does not speak with it', () => {
    open();
    fireEvent.load(frame());
    expect(screen.queryByRole('button', { name: 'How to play' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Sound of the game' })).toBeNull();
    expect(screen.getAllByText('Demo')[0]).toBeVisible();
  });

  it('makes the game a favourite, and takes it back', () => {
    const { store } = open();
    press('Favourite: Savanna Gold');
    expect(selectIsFavourite(store.getState(), 'g1')).toBe(true);
    press('Favourite: Savanna Gold');
    expect(selectIsFavourite(store.getState(), 'g1')).toBe(false);
  });

  it('asks a visitor to log in before the deposit', () => {
    const { store } = open();
    press('Deposit');
    expect(modalsOver(store)).toMatchObject([
      { id: 'auth', props: { tab: 'login', wish: { id: 'deposit', props: {} } } },
    ]);
  });
});

describe('the menu of the bar', () => {
  fakePlayerTime();

  const opener = () => screen.getByRole('button', { name: 'Game menu' });

  it('closes with Escape before the game, and has the focus back', () => {
    const { onClose } = open(OWN_GAME);
    fireEvent.click(opener());
    expect(opener()).toHaveAttribute('aria-expanded', 'true');
    const entry = screen.getByRole('button', { name: 'Deposit' });
    entry.focus();
    expect(fireEvent.keyDown(entry, { key: 'Escape' })).toBe(false);
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
    expect(opener()).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();
    expect(fireEvent.keyDown(opener(), { key: 'Escape' })).toBe(true);
  });

  it('is walked with the arrow keys, from the end to the start', () => {
    open(OWN_GAME);
    opener().focus();
    fireEvent.keyDown(opener(), { key: 'ArrowDown' });
    const first = screen.getByRole('button', { name: 'Favourite: Savanna Gold' });
    expect(first).toHaveFocus();
    fireEvent.keyDown(first, { key: 'ArrowUp' });
    fireEvent.keyDown(opener(), { key: 'ArrowUp' });
    fireEvent.keyDown(document.activeElement ?? first, { key: 'ArrowDown' });
    expect(opener()).toHaveFocus();
  });

  it('keeps the focus while the game loads, which takes it otherwise', () => {
    const { unmount } = open(OWN_GAME);
    fireEvent.click(opener());
    opener().focus();
    fireEvent.load(frame());
    expect(opener()).toHaveFocus();
    unmount();
    open(OWN_GAME);
    fireEvent.load(frame());
    expect(frame()).toHaveFocus();
  });

  it('stays for what is turned on and off, and closes for the rest and when the game gets the focus', () => {
    open();
    fireEvent.click(opener());
    press('Favourite: Savanna Gold');
    expect(opener()).toHaveAttribute('aria-expanded', 'true');
    press('Deposit');
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(opener());
    fireEvent.blur(window);
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
  });
});

let shown: Element | null = null;

/** jsdom has no fullscreen; this one obeys at once. */
function installFullscreen() {
  const show = (element: Element | null) => {
    shown = element;
    document.dispatchEvent(new Event('fullscreenchange'));
    return Promise.resolve();
  };
  const exitFullscreen = jest.fn(() => show(null));
  Object.defineProperties(document, {
    fullscreenEnabled: { value: true, configurable: true },
    fullscreenElement: { get: () => shown, configurable: true },
    exitFullscreen: { value: exitFullscreen, configurable: true },
  });
  Element.prototype.requestFullscreen = function requestFullscreen() {
    return show(this);
  };
  return { show, exitFullscreen };
}

afterEach(() => {
  shown = null;
  for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen'])
    Reflect.deleteProperty(document, name);
  Reflect.deleteProperty(Element.prototype, 'requestFullscreen');
});

describe('fullscreen', () => {
  it('is not offered when the browser has none', () => {
    open();
    expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull();
  });

  it('shows the overlay, which is not a dialog element, and leaves again', () => {
    installFullscreen();
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Full screen' }));
    expect(shown).toContainElement(screen.getByTitle('Savanna Gold'));
    expect(shown?.tagName).toBe('DIV');
    fireEvent.click(screen.getByRole('button', { name: 'Leave full screen' }));
    expect(shown).toBeNull();
    expect(screen.getByRole('button', { name: 'Full screen' })).toBeInTheDocument();
  });

  it('is a step of the player in the store', () => {
    const { show } = installFullscreen();
    const { store } = open();
    const recording = recordActions(store);
    const step = () => store.getState().ui.modals[0]?.step;
    expect(step()).toBe('loading');
    fireEvent.load(frame());
    expect(step()).toBe('loaded');
    act(() => void show(document.body));
    expect(step()).toBe('fullscreen');
    act(() => void show(null));
    expect(step()).toBe('loaded');
    expect(storyOf(recording)).toEqual(['games/gameLoaded', 'games/fullscreenEntered', 'games/fullscreenLeft']);
  });

  it('follows the state of the browser', () => {
    const { show } = installFullscreen();
    open();
    act(() => void show(document.body));
    expect(screen.getByRole('button', { name: 'Leave full screen' })).toBeInTheDocument();
    act(() => void show(null));
    expect(screen.getByRole('button', { name: 'Full screen' })).toBeInTheDocument();
  });

  it('ends before the player closes', async () => {
    const { exitFullscreen } = installFullscreen();
    const { onClose } = open();
    fireEvent.click(screen.getByRole('button', { name: 'Full screen' }));
    fireEvent.click(screen.getByRole('button', { name: 'Close the game' }));
    expect(exitFullscreen).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
    await act(async () => undefined);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stays off when the browser refuses', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue(undefined);
    installFullscreen();
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('refused'));
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Full screen' }));
    await act(async () => undefined);
    expect(screen.getByRole('button', { name: 'Full screen' })).toBeInTheDocument();
    expect(warn).toHaveBeenCalledWith('[karata] The browser did not give the full screen');
  });
});
