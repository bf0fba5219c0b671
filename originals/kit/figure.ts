import { h } from './dom';

export function createFigure(caption: string) {
  const value = h('span', { class: 'figureValue' });
  return {
    element: h('div', { class: 'figure' }, h('span', { class: 'caption' }, caption), value),
    set(text: string) {
      value.textContent = text;
    },
  };
}
