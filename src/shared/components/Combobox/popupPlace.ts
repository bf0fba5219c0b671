/** The place of a list next to its field. CSS px from the top of the viewport. */

export interface Span {
  top: number;
  bottom: number;
}

export interface PopupPlace {
  side: 'below' | 'above';
  /** The edge at the field: the popup's top when it is below, its bottom when it is above. */
  edge: number;
  maxHeight: number;
}

const GAP = 6;
const MARGIN = 8;
const IDEAL = 340;
/** A search box and two options; with less space on both sides, the list covers the field. */
const LEAST = 150;

/** @param view the visible part, which a phone's keyboard shortens */
export function popupPlace(field: Span, view: Span): PopupPlace {
  const below = view.bottom - MARGIN - (field.bottom + GAP);
  const above = field.top - GAP - (view.top + MARGIN);
  const isBelow = below >= Math.min(IDEAL, above);
  const maxHeight = Math.max(LEAST, Math.min(IDEAL, isBelow ? below : above));
  if (isBelow) {
    return { side: 'below', edge: Math.min(field.bottom + GAP, view.bottom - MARGIN - maxHeight), maxHeight };
  }
  return { side: 'above', edge: Math.max(field.top - GAP, view.top + MARGIN + maxHeight), maxHeight };
}
