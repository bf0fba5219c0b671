import type { MotifId } from '../art/motifs/index.ts';
import { MOTIFS } from '../art/motifs/index.ts';
import type { Palette } from '../art/palettes.ts';
import { s } from './dom';

/** A motif as a decorative inline SVG, hidden from assistive technology. */
export function motifElement(id: MotifId, palette: Palette, className: string): SVGSVGElement {
  const element = s('svg', { viewBox: '0 0 100 100', class: className, 'aria-hidden': 'true', focusable: 'false' });
  element.innerHTML = MOTIFS[id](palette);
  return element;
}

/** An SVG document as a data address, decoded once for all its uses. */
export function svgDataUrl(inner: string, viewBox = '0 0 100 100'): string {
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="${viewBox}">${inner}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(markup)}`;
}

/** For `<img>` and canvas. */
export function motifDataUrl(id: MotifId, palette: Palette): string {
  return svgDataUrl(MOTIFS[id](palette));
}
