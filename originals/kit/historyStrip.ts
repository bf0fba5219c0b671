import { h } from './dom';

const KEPT = 12;

export interface HistoryStrip {
  element: HTMLElement;
  add: (text: string, isWin: boolean) => void;
}

/** The last results, newest first. */
export function createHistoryStrip(label: string): HistoryStrip {
  const element = h('ol', { class: 'history', 'aria-label': label });
  return {
    element,
    add(text, isWin) {
      element.prepend(h('li', { class: isWin ? 'historyItem isWin' : 'historyItem' }, text));
      while (element.children.length > KEPT) element.lastElementChild?.remove();
    },
  };
}
