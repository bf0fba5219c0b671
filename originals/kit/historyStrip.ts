import { h } from './dom';

/** The last results, newest first. It scrolls, also by keyboard. */
export function createHistoryStrip(label: string, kept = 12) {
  const list = h('ol', { class: 'historyList' });
  const element = h('div', { class: 'history', role: 'region', tabindex: 0, 'aria-label': label }, list);
  return {
    element,
    /** `look` is the class of its colour. */
    add(result: Node | string, look?: string) {
      list.prepend(h('li', { class: `historyItem ${look}`.trim() }, result));
      while (list.children.length > kept) list.lastElementChild?.remove();
      element.scrollLeft = 0;
    },
  };
}
