/** Scrolls and focuses, without a hash link, which would write an address. The element needs `tabIndex={-1}`. */
export function jumpTo(id: string): void {
  const target = document.getElementById(id);
  target?.scrollIntoView({ block: 'start' });
  target?.focus({ preventScroll: true });
}
