import { jest } from '@jest/globals';

/** From here to the end of the test the screen has the room of a desktop; other media queries stay without a match. */
export function showOnWideScreen(): void {
  const { matchMedia } = window;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(matchMedia(media), { matches: media.startsWith('(width >= ') }));
}
