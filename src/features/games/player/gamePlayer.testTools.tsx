import { afterEach, beforeEach, expect, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderWithStore } from '@/testing/renderWithStore';
import GamePlayer from '../modals';
import { FakeTimings } from '@/testing/fakeTimings';

export const OTHER_GAME = 'https://games.example/play';

export const OWN_GAME = '/originals/slots.html?title=Savanna';

export const open = (url = OTHER_GAME) => {
  const onClose = jest.fn();
  const { store } = renderWithStore(<GamePlayer gameId="g1" title="Savanna Gold" url={url} onClose={onClose} />);
  return { onClose, store };
};

export const frame = () => screen.getByTitle<HTMLIFrameElement>('Savanna Gold');

export const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));

export const expectFailure = () => {
  expect(screen.getByRole('alert')).toHaveTextContent('Unable to load game');
  expect(screen.queryByTitle('Savanna Gold')).toBeNull();
};

/** Each test of the file moves time, and the times of requests. */
export function fakePlayerTime() {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    FakeTimings.uninstall();
  });
}
