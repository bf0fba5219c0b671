import { h } from './dom';

/** A polite live region for results that are visible as movement; add its element to the page. */
export function createAnnouncer() {
  const element = h('div', { class: 'visuallyHidden', role: 'status', 'aria-live': 'polite' });
  return {
    element,
    /** A screen reader says the text when it is free. */
    say(text: string): void {
      // A screen reader ignores the same text twice in a row, unless the node differs.
      element.textContent = element.textContent === text ? `${text}\u00a0` : text;
    },
  };
}
