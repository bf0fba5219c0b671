import { h } from '../kit/dom';
import type { Format } from '../kit/format';
import { GREATEST_CHANCE, LEAST_CHANCE } from './rules';

export interface ChanceSlider {
  element: HTMLElement;
  readonly chance: number;
  setLocked: (isLocked: boolean) => void;
}

const FIRST_CHANCE = 50;

/** The win chance in whole percent, as a native slider. */
export function createChanceSlider(label: string, format: Format, onChange: () => void): ChanceSlider {
  const value = h('output', { class: 'fieldValue' });
  const input = h('input', {
    type: 'range',
    class: 'slider',
    min: LEAST_CHANCE,
    max: GREATEST_CHANCE,
    step: 1,
    value: FIRST_CHANCE,
  });
  const show = (): void => {
    const text = format.percent(Number(input.value) / 100);
    value.textContent = text;
    input.setAttribute('aria-valuetext', text);
  };
  input.addEventListener('input', () => {
    show();
    onChange();
  });
  show();
  return {
    element: h('label', { class: 'field fieldSlider' }, h('span', { class: 'caption' }, label, ' ', value), input),
    get chance() {
      return Number(input.value);
    },
    setLocked(isLocked) {
      input.disabled = isLocked;
    },
  };
}
