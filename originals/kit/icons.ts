import { s } from './dom';
import PATHS from './icons.json';

export type IconName = keyof typeof PATHS;

export const icon = (name: IconName): SVGSVGElement => drawIcon(PATHS[name]);

/** A stroked 24 × 24 icon in the text colour, hidden from assistive technology. */
export function drawIcon(path: string): SVGSVGElement {
  return s(
    'svg',
    { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true', focusable: 'false' },
    s('path', { d: path }),
  );
}
