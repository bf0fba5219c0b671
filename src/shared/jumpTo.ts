/**
 * Brings an element of this page to the top and gives it the focus. For jumps within a page: a hash link would write
 * an address of its own. The element has to take focus (`tabIndex={-1}`); an id that is not there is left alone.
 */
export function jumpTo(id: string): void {
  const target = document.getElementById(id);
  target?.scrollIntoView({ block: 'start' });
  target?.focus({ preventScroll: true });
}
