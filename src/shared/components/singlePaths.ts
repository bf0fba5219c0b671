/** Paths for `PathIcon` in chunks without space for all of `LATER_PATHS`. */
export const CHEVRON_DOWN = 'M5.5 9.5 12 16l6.5-6.5';
export const CHEVRON_UP = 'M5.5 14.5 12 8l6.5 6.5';
export const CUP =
  'M5 8.5h11v6a4.5 4.5 0 0 1-4.5 4.5h-2A4.5 4.5 0 0 1 5 14.5ZM16 10h1.4a2.4 2.4 0 0 1 0 4.8H16M8 5.6V4M10.7 5.6V4M13.4 5.6V4';
export const LOCK = 'M6 10.5h12V20H6ZM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14.2v2.3';
