/** Returns whether to show results at once: the player wants reduced motion, or the browser cannot animate. */
export function prefersReducedMotion(view: Window): boolean {
  const canAnimate = 'animate' in Element.prototype && typeof view.matchMedia === 'function';
  return !canAnimate || view.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
