import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { FakeTimings } from '@/testing/fakeTimings';
import { advance, expectFailure, fakePlayerTime, frame, open, OWN_GAME } from './gamePlayer.testTools';
import { LOAD_LIMIT_MS } from './useGameFrame';

fakePlayerTime();

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

  it('fails after 15 s without load or error, and not earlier', () => {
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

  it('is tried again with a new frame and a new 15 s', () => {
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

describe('a lost connection', () => {
  const goOnline = (isOnline: boolean) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
  };

  it('fails a game that is loading, and loads it again later', () => {
    open();
    goOnline(false);
    expectFailure();
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
