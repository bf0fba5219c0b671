import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Tells when the focus or a press goes outside of an element, while `isWatched`. */
export function useLeft(element: RefObject<Element | null>, isWatched: boolean, onLeft: () => void): void {
  const left = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && !element.current?.contains(event.target)) onLeft();
  });
  useEffect(() => {
    if (!isWatched) return undefined;
    const listen = (event: Event) => left(event);
    document.addEventListener('focusin', listen);
    document.addEventListener('pointerdown', listen);
    return () => {
      document.removeEventListener('focusin', listen);
      document.removeEventListener('pointerdown', listen);
    };
  }, [isWatched]);
}
