import { button, h } from './dom';

interface SegmentsOptions<TValue> {
  label: string;
  values: readonly TValue[];
  first: TValue;
  textOf: (value: TValue) => string;
  onChange: () => void;
}

/** Toggle buttons in a row, one of which is on. */
export function createSegments<TValue extends string | number>(options: SegmentsOptions<TValue>) {
  const { label, values, first, textOf, onChange } = options;
  let chosen = first;
  const buttons = values.map((value) => {
    const press = (): void => {
      chosen = value;
      show();
      onChange();
    };
    return { value, element: button({ class: 'segment' }, press, textOf(value)) };
  });
  function show(): void {
    for (const { value, element } of buttons) element.setAttribute('aria-pressed', String(value === chosen));
  }
  show();
  return {
    element: h(
      'div',
      { class: 'segments', role: 'group', 'aria-label': label },
      ...buttons.map(({ element }) => element),
    ),
    value: () => chosen,
    /** Writes the text of each button anew. */
    write(text: (value: TValue) => string) {
      for (const { value, element } of buttons) element.textContent = text(value);
    },
    setLocked(isLocked: boolean) {
      for (const { element } of buttons) element.disabled = isLocked;
    },
  };
}
