import { h } from './dom';

export interface Announcer {
  /** The live region; belongs in the page. */
  element: HTMLElement;
  /** Has a screen reader say the text when it is free. */
  say: (text: string) => void;
}

/** A polite live region for results that a sighted player sees move. */
export function createAnnouncer(): Announcer {
  const element = h('div', { class: 'visuallyHidden', role: 'status', 'aria-live': 'polite' });
  return {
    element,
    say(text) {
      // Two equal texts in a row are read once only, unless the node differs.
      element.textContent = element.textContent === text ? `${text}\u00a0` : text;
    },
  };
}
