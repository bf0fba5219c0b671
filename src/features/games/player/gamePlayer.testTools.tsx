import { afterEach, beforeEach, expect, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { selectModals } from '@/features/ui';
import { type Options, renderWithStore } from '@/testing/renderWithStore';
import GamePlayer from '../modals';
import { FakeTimings } from '@/testing/fakeTimings';

export const OWN_GAME = '/originals/slots.html?title=Savanna';

/** Opens a game as a press of its card does. */
export const openGame = (
  props: { gameId?: string; url: string | null },
  options: Pick<Options, 'identity'> = {},
  onClose = jest.fn(),
) => {
  const game = { gameId: 'g1', title: 'Savanna Gold', ...props };
  const view = renderWithStore(<GamePlayer {...game} onClose={onClose} />, {
    ...options,
    modal: ['gamePlayer', game],
  });
  return { ...view, onClose };
};

export const open = (url = OWN_GAME) => openGame({ url });

/** The modals over the game. */
export const modalsOver = (store: ReturnType<typeof open>['store']) =>
  selectModals(store.getState()).filter(({ id }) => id !== 'gamePlayer');

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
