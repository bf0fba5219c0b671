import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { recordActions, storyOf } from '@/testing/recordActions';
import { frame, open } from './gamePlayer.testTools';

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
