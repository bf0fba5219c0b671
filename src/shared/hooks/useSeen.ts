import { useEffect, useRef, useState } from 'react';

interface Options {
  /** Required visible share of the element, 0 to 1. */
  threshold: number;
  rootMargin: string;
}

interface Watch {
  observer: IntersectionObserver;
  onSeen: WeakMap<Element, () => void>;
}

const watches = /* @__PURE__ */ new Map<string, Watch>();

/** One observer for all elements with the same options. */
function watchOf(options: Options): Watch {
  const key = `${options.threshold} ${options.rootMargin}`;
  const known = watches.get(key);
  if (known) return known;
  const onSeen: Watch['onSeen'] = new WeakMap();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) onSeen.get(target)?.();
  }, options);
  const watch = { observer, onSeen };
  watches.set(key, watch);
  return watch;
}

/** True once the element has been in view. */
export function useSeen<TElement extends Element>({ threshold, rootMargin }: Options) {
  const ref = useRef<TElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isSeen) return undefined;
    const { observer, onSeen } = watchOf({ threshold, rootMargin });
    onSeen.set(element, () => setIsSeen(true));
    observer.observe(element);
    return () => observer.unobserve(element);
  }, [isSeen, rootMargin, threshold]);
  return { ref, isSeen };
}
