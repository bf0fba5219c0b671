import type { MotifId } from '../art/motifs/index.ts';
import { s } from './dom';
import type { GameTheme } from './theme';

type Look = Pick<GameTheme, 'palette' | 'motifs'>;

const draw = (id: MotifId, { palette, motifs }: Look): string => motifs[id]?.(palette) ?? '';

/** A motif as a decorative inline SVG, hidden from assistive technology. */
export function motifElement(id: MotifId, look: Look, className: string): SVGSVGElement {
  const element = s('svg', { viewBox: '0 0 100 100', class: className, 'aria-hidden': 'true', focusable: 'false' });
  element.innerHTML = draw(id, look);
  return element;
}

/** An SVG document as a data address, decoded once for all its uses. */
export function svgDataUrl(inner: string, viewBox = '0 0 100 100'): string {
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="${viewBox}">${inner}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(markup)}`;
}

/** For `<img>` and canvas. */
export function motifDataUrl(id: MotifId, look: Look): string {
  return svgDataUrl(draw(id, look));
}
