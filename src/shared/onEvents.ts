/** Listens to events of a target. Returns a stop function. */
export function onEvents(
  target: EventTarget,
  types: readonly string[],
  listener: (event: Event) => void,
  options?: AddEventListenerOptions,
): () => void {
  types.forEach((type) => target.addEventListener(type, listener, options));
  return () => types.forEach((type) => target.removeEventListener(type, listener, options));
}
