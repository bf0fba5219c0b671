import { h } from './dom';

export interface Figure {
  element: HTMLElement;
  set: (text: string) => void;
}

export function createFigure(caption: string): Figure {
  const value = h('span', { class: 'figureValue' });
  return {
    element: h('div', { class: 'figure' }, h('span', { class: 'caption' }, caption), value),
    set(text) {
      value.textContent = text;
    },
  };
}
