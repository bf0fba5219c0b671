/** Where a list beside its field fits on the screen. Lengths in CSS px, measured from the top of the viewport. */

export interface Span {
  top: number;
  bottom: number;
}

export interface PopupPlace {
  side: 'below' | 'above';
  /** Of the edge that is next to the field: the popup's top when it is below, its bottom when it is above. */
  edge: number;
  maxHeight: number;
}

const GAP = 6;
const MARGIN = 8;
const IDEAL = 340;
/** A search box and two options; where neither side has as much, the list covers the field. */
const LEAST = 150;

/** @param view what can be seen, which the keyboard of a phone cuts short */
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
