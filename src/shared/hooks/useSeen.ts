import { useEffect, useRef, useState } from 'react';

interface Options {
  /** Required visible share of the element, 0 to 1. */
  threshold: number;
  rootMargin: string;
}

/** Whether the element has been in view. */
export function useSeen<TElement extends Element>({ threshold, rootMargin }: Options) {
  const ref = useRef<TElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isSeen) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
      },
      { threshold, rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isSeen, rootMargin, threshold]);
  return { ref, isSeen };
}
