import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back when the focus or a press goes outside an element, while `isWatched`. */
export function useOutsideInteraction(
  element: RefObject<Element | null>,
  isWatched: boolean,
  onOutside: () => void,
): void {
  const notice = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && !element.current?.contains(event.target)) onOutside();
  });
  useEffect(() => {
    if (!isWatched) return undefined;
    const listen = (event: Event) => notice(event);
    document.addEventListener('focusin', listen);
    document.addEventListener('pointerdown', listen);
    return () => {
      document.removeEventListener('focusin', listen);
      document.removeEventListener('pointerdown', listen);
    };
  }, [isWatched]);
}
