import { h } from './dom';

interface SliderOptions {
  label: string;
  min: number;
  max: number;
  first: number;
  /** The value as text, on screen and for screen readers. */
  textOf?: (value: number) => string;
  onChange?: () => void;
}

export function createSlider({ label, min, max, first, textOf = String, onChange }: SliderOptions) {
  const output = h('output', { class: 'fieldValue' });
  const input = h('input', { type: 'range', class: 'slider', min, max, step: 1, value: first });
  const show = (): void => {
    const text = textOf(Number(input.value));
    output.textContent = text;
    input.setAttribute('aria-valuetext', text);
  };
  input.addEventListener('input', () => {
    show();
    onChange?.();
  });
  show();
  return {
    element: h('label', { class: 'field fieldSlider' }, h('span', { class: 'caption' }, label, ' ', output), input),
    value: () => Number(input.value),
    set(value: number) {
      input.value = String(value);
      show();
    },
    setLocked(isLocked: boolean) {
      input.disabled = isLocked;
    },
  };
}
