import { type RefObject, useLayoutEffect } from 'react';
import { onEvents } from '../../onEvents';

/** The place of a list next to its field. CSS px from the top of the viewport. */

type Span = Record<'top' | 'bottom', number>;

interface PopupPlace {
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

const px = (length: number): string => `${Math.round(length)}px`;

function place(popup: HTMLElement, field: Element): void {
  const box = field.getBoundingClientRect();
  const seen = window.visualViewport;
  const top = seen?.offsetTop ?? 0;
  const { side, edge, maxHeight } = popupPlace(box, { top, bottom: top + (seen?.height ?? window.innerHeight) });
  popup.style.setProperty('left', px(box.left));
  popup.style.setProperty('width', px(box.width));
  popup.style.setProperty('max-height', px(maxHeight));
  popup.style.setProperty('top', side === 'below' ? px(edge) : 'auto');
  popup.style.setProperty('bottom', side === 'above' ? px(window.innerHeight - edge) : 'auto');
}

/** Calls back on scrolling and changes of the visible part. Returns a stop function. */
function onMoved(listener: () => void): () => void {
  const stops = [
    onEvents(document, ['scroll'], listener, { capture: true, passive: true }),
    onEvents(window, ['resize'], listener),
    window.visualViewport && onEvents(window.visualViewport, ['resize', 'scroll'], listener),
  ];
  return () => stops.forEach((stop) => stop?.());
}

/** Next to the field around `anchor` (its nearest positioned parent), as wide, in the top layer, so that nothing cuts it. */
export function usePopupPlace(popup: RefObject<HTMLElement | null>, anchor: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = popup.current;
    const field = anchor.current?.offsetParent ?? anchor.current;
    if (!element || !field) return undefined;
    if ('showPopover' in element) element.showPopover();
    const keep = () => place(element, field);
    keep();
    return onMoved(keep);
  }, [popup, anchor]);
}
