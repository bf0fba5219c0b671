import { h } from './dom';

export interface Announcer {
  /** The live region; add it to the page. */
  element: HTMLElement;
  /** A screen reader says the text when it is free. */
  say: (text: string) => void;
}

/** A polite live region for results that are visible as movement. */
export function createAnnouncer(): Announcer {
  const element = h('div', { class: 'visuallyHidden', role: 'status', 'aria-live': 'polite' });
  return {
    element,
    say(text) {
      // A screen reader ignores the same text twice in a row, unless the node differs.
      element.textContent = element.textContent === text ? `${text}\u00a0` : text;
    },
  };
}
