import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { selectSoundChoice } from '@/features/ui';
import { renderWithStore } from '@/testing/renderWithStore';
import GamePlayer from '../modals';
import { advance, expectFailure, fakePlayerTime, frame, open, OTHER_GAME, OWN_GAME } from './gamePlayer.testTools';
import { LOAD_LIMIT_MS } from './useGameFrame';

const say = (data: unknown, source: MessageEventSource | null) =>
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, source, origin: 'null' })));

fakePlayerTime();

describe('the frame of a game', () => {
  it('is sandboxed, sends no referrer, and may use fullscreen and autoplay', () => {
    open();
    expect(frame()).toHaveAttribute('sandbox', 'allow-scripts allow-forms');
    expect(frame()).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(frame()).toHaveAttribute('allow', 'fullscreen; autoplay');
    expect(frame()).toHaveAttribute('src', OTHER_GAME);
  });

  it('gives a game of the same origin no same-origin rights', () => {
    open(OWN_GAME);
    expect(frame()).toHaveAttribute('sandbox', 'allow-scripts allow-forms');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'blob:http://localhost/1'])('never opens %s', (url) => {
    open(url);
    expectFailure();
    expect(document.querySelector('iframe')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(document.querySelector('iframe')).toBeNull();
  });
});

describe('a message from the game', () => {
  it('marks it as loaded when it is ready', () => {
    open();
    say({ source: 'karata-game', type: 'ready' }, frame().contentWindow);
    expect(screen.queryByRole('status')).toBeNull();
    advance(LOAD_LIMIT_MS);
    expect(frame()).toBeInTheDocument();
  });

  it('closes the player on Escape inside the frame', () => {
    const { onClose } = open();
    say({ source: 'karata-game', type: 'escape' }, frame().contentWindow);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('saves the sound choice of the player, and does not restart the game', () => {
    const { store } = open('/originals/slots.html');
    const address = frame().src;
    expect(address).toContain('sound=on');
    say({ source: 'karata-game', type: 'soundOff' }, frame().contentWindow);
    expect(selectSoundChoice(store.getState())).toBe(false);
    expect(frame().src).toBe(address);
    say({ source: 'karata-game', type: 'soundOn' }, frame().contentWindow);
    expect(selectSoundChoice(store.getState())).toBe(true);
  });

  it('is ignored when it comes from another window', () => {
    const { onClose } = open();
    say({ source: 'karata-game', type: 'escape' }, window);
    say({ source: 'karata-game', type: 'escape' }, null);
    say({ source: 'karata-game', type: 'ready' }, window);
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toBeInTheDocument();
  });
});

describe('the game player', () => {
  it('closes with its button, with Escape and after a click on the backdrop', () => {
    const { onClose } = open();
    const dialog = screen.getByRole('dialog', { name: 'Savanna Gold' });
    fireEvent.click(screen.getByRole('button', { name: 'Close the game' }));
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    fireEvent.click(dialog);
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it('stays open after a click inside', () => {
    const { onClose } = open();
    fireEvent.click(screen.getByRole('heading', { name: 'Savanna Gold' }));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('locks the scroll while open and returns the focus', () => {
    renderWithStore(<Opener />);
    const card = screen.getByRole('button', { name: 'Play Savanna Gold' });
    card.focus();
    fireEvent.click(card);
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    expect(document.documentElement).toHaveClass('isScrollLocked');
    fireEvent.click(screen.getByRole('button', { name: 'Close the game' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(card).toHaveFocus();
    expect(document.documentElement).not.toHaveClass('isScrollLocked');
  });
});

function Opener() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Play Savanna Gold
      </button>
      {isOpen && <GamePlayer gameId="g1" title="Savanna Gold" url={OTHER_GAME} onClose={() => setIsOpen(false)} />}
    </>
  );
}
