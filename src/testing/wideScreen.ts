import { jest } from '@jest/globals';

/** The screen is as wide as a desktop until the end of the test; other media queries do not match. */
export function showOnWideScreen(): void {
  const { matchMedia } = window;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(matchMedia(media), { matches: media.startsWith('(width >= ') }));
}
