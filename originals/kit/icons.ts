import { s } from './dom';
import PATHS from './icons.json';

export type IconName = keyof typeof PATHS;

/** A stroked 24 × 24 icon in the text colour, hidden from assistive technology. */
export function icon(name: IconName): SVGSVGElement {
  return s(
    'svg',
    { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true', focusable: 'false' },
    s('path', { d: PATHS[name] }),
  );
}
