import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { selectSoundChoice } from '@/features/ui';
import { fakeApi, ORIGIN } from '@/testing/fakeApi';
import { renderWithStore } from '@/testing/renderWithStore';
import { FakeTimings } from '@/testing/fakeTimings';
import GamePlayer from '../modals';
import { advance, expectFailure, fakePlayerTime, frame, open, OWN_GAME } from './gamePlayer.testTools';
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

  it.each([
    ['a game with one flight for everybody', '/originals/crash.html?title=Kupaa&flight=shared', 1],
    ['a game with single flights', '/originals/crash.html?title=Tiara', 0],
  ])('is answered with the place of the flights only for the demo of %s', (_what, path, times) => {
    open(new URL(path, window.location.origin).href);
    const post = jest.spyOn(frame().contentWindow as Window, 'postMessage').mockImplementation(() => undefined);
    say({ source: 'karata-game', type: 'ready' }, frame().contentWindow);
    const told = { source: 'karata-site', type: 'flights', address: `${ORIGIN}/api/play/flights/g1` };
    expect(post.mock.calls).toEqual(Array.from({ length: times }, () => [told, '*']));
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
      {isOpen && <GamePlayer gameId="g1" title="Savanna Gold" url={OWN_GAME} onClose={() => setIsOpen(false)} />}
    </>
  );
}

describe('a game that loads', () => {
  it('says that it is loading until the frame loads, then gives the keyboard to the game', () => {
    open();
    expect(screen.getByRole('status')).toHaveTextContent('Loading game...');
    fireEvent.load(frame());
    expect(screen.queryByRole('status')).toBeNull();
    expect(frame()).toHaveFocus();
  });

  it('fails after a frame error, with the reason', () => {
    open();
    fireEvent.error(frame());
    expectFailure();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This game cannot be displayed in an embedded frame. This might be due to security restrictions from the game provider.',
    );
  });

  it('fails after 10 s without a sign of life, and not earlier', () => {
    open();
    advance(LOAD_LIMIT_MS - 1);
    expect(frame()).toBeInTheDocument();
    advance(1);
    expectFailure();
  });

  it('does not fail after it loaded', () => {
    open();
    fireEvent.load(frame());
    advance(2 * LOAD_LIMIT_MS);
    expect(frame()).toBeInTheDocument();
  });

  it('fails when our server refused the document, although the frame loads', () => {
    FakeTimings.install();
    open(OWN_GAME);
    FakeTimings.hold({ name: frame().src, responseStatus: 0 });
    fireEvent.load(frame());
    expectFailure();
  });

  it('fails when the refusal comes after the load', () => {
    FakeTimings.install();
    open(OWN_GAME);
    const { src } = frame();
    fireEvent.load(frame());
    act(() => FakeTimings.deliver({ name: src, responseStatus: 503 }));
    expectFailure();
  });

  it('is tried again with a new frame and a new 10 s', () => {
    open();
    const first = frame();
    advance(LOAD_LIMIT_MS);
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(screen.getByRole('status')).toHaveTextContent('Loading game...');
    expect(frame()).not.toBe(first);
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    advance(LOAD_LIMIT_MS - 1);
    expect(frame()).toBeInTheDocument();
    advance(1);
    expectFailure();
  });

  it('is judged at the second attempt by the second answer', () => {
    FakeTimings.install();
    open(OWN_GAME);
    const { src } = frame();
    act(() => FakeTimings.deliver({ name: src, responseStatus: 500 }));
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    act(() => FakeTimings.deliver({ name: src, responseStatus: 200 }));
    fireEvent.load(frame());
    expect(frame()).toHaveFocus();
  });
});

describe('a game of another site of which nobody knows whether it refuses its frame', () => {
  const openUnknown = async () => {
    fakeApi({ 'games/:id/frame': { data: {} } });
    open('https://games.example/demo');
    const shown = await screen.findByTitle<HTMLIFrameElement>('Savanna Gold');
    fireEvent.load(shown);
    return shown;
  };
  const question = () => screen.queryByText('Can you see the game?');

  it('asks the player after 10 s without a message, and opens it again', async () => {
    const first = await openUnknown();
    advance(LOAD_LIMIT_MS - 1);
    expect(question()).toBeNull();
    advance(1);
    expect(question()).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(question()).toBeNull();
    expect(await screen.findByTitle('Savanna Gold')).not.toBe(first);
  });

  it('asks no more of a player who sees it', async () => {
    const shown = await openUnknown();
    advance(LOAD_LIMIT_MS);
    fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
    advance(2 * LOAD_LIMIT_MS);
    expect(question()).toBeNull();
    expect(frame()).toBe(shown);
  });

  it('asks nothing when the game has sent a message, in whatever words', async () => {
    const shown = await openUnknown();
    say({ vendor: 'loaded' }, shown.contentWindow);
    advance(2 * LOAD_LIMIT_MS);
    expect(question()).toBeNull();
  });
});

describe('a lost connection', () => {
  const goOnline = (isOnline: boolean) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
  };

  it('fails a game that is loading, says why, and loads it again later', () => {
    open();
    goOnline(false);
    expect(screen.getByRole('alert')).toHaveTextContent('You are offline');
    expect(screen.queryByText(/security restrictions/)).toBeNull();
    expect(document.querySelector('iframe')).toBeNull();
    goOnline(true);
    expect(frame()).toBeInTheDocument();
  });

  it('does not stop a running game', () => {
    open();
    fireEvent.load(frame());
    goOnline(false);
    expect(frame()).toBeInTheDocument();
  });
});
