import { type RefObject, useLayoutEffect } from 'react';
import { popupPlace } from './popupPlace';

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
  const seen = window.visualViewport;
  document.addEventListener('scroll', listener, { capture: true, passive: true });
  window.addEventListener('resize', listener);
  seen?.addEventListener('resize', listener);
  seen?.addEventListener('scroll', listener);
  return () => {
    document.removeEventListener('scroll', listener, { capture: true });
    window.removeEventListener('resize', listener);
    seen?.removeEventListener('resize', listener);
    seen?.removeEventListener('scroll', listener);
  };
}

/**
 * Next to the field around `anchor` (its nearest positioned parent), as wide, in the top layer, so that nothing cuts
 * it.
 */
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
