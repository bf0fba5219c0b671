import { h } from '../kit/dom';
import { LEAST_MINES, MOST_MINES } from './rules';

export interface MinePicker {
  element: HTMLElement;
  readonly mines: number;
  setLocked: (isLocked: boolean) => void;
}

const FIRST_MINES = 3;

/** A slider for the number of mines. */
export function createMinePicker(label: string, onChange: () => void): MinePicker {
  const value = h('output', { class: 'fieldValue' }, String(FIRST_MINES));
  const input = h('input', {
    type: 'range',
    class: 'slider',
    min: LEAST_MINES,
    max: MOST_MINES,
    step: 1,
    value: FIRST_MINES,
  });
  input.addEventListener('input', () => {
    value.textContent = input.value;
    onChange();
  });
  return {
    element: h('label', { class: 'field fieldSlider' }, h('span', { class: 'caption' }, label, ' ', value), input),
    get mines() {
      return Number(input.value);
    },
    setLocked(isLocked) {
      input.disabled = isLocked;
    },
  };
}
