import { s } from './dom';

const PATHS = {
  soundOn: 'M4 9v6h4l5 4V5L8 9zM16 8.5a5 5 0 0 1 0 7M18.5 6a8.5 8.5 0 0 1 0 12',
  soundOff: 'M4 9v6h4l5 4V5L8 9zM17 9.5l5 5M22 9.5l-5 5',
  help: 'M9 9.2a3 3 0 1 1 4.6 2.6c-1 .7-1.6 1.2-1.6 2.4M12 17.6v.2',
  close: 'M6 6l12 12M18 6L6 18',
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  spin: 'M20 12a8 8 0 1 1-2.6-5.9M20.5 3v4.6H16',
  stop: 'M7 7h10v10H7z',
  auto: 'M4 12a8 8 0 0 1 13.6-5.7L20 8.5M20 4v4.5h-4.5M20 12a8 8 0 0 1-13.6 5.7L4 15.5M4 20v-4.5h4.5',
} as const;

export type IconName = keyof typeof PATHS;

/** A stroked 24 × 24 icon in the text colour, hidden from assistive technology. */
export function icon(name: IconName): SVGSVGElement {
  return s(
    'svg',
    { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true', focusable: 'false' },
    s('path', { d: PATHS[name] }),
  );
}
