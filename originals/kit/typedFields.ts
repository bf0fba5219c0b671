import { field, h } from './dom';
import { parseHundredths } from './stakes';

interface TypedField {
  label: string;
  /** Takes a typed number in hundredths; false when it cannot be. */
  take: (hundredths: number) => boolean;
  /** Says what can be typed. */
  bad: () => string;
}

/** Fields for one value in several ways: each sets it, which shows the others anew. What cannot be is said below them. */
export function createTypedFields(specs: readonly TypedField[]) {
  const problem = h('p', { class: 'formProblem', role: 'alert' });
  const inputs = specs.map(({ take, bad }) => {
    const input = h('input', { class: 'fieldInput', inputmode: 'decimal', autocomplete: 'off', maxlength: 8 });
    input.addEventListener('focus', () => input.select());
    input.addEventListener('change', () => {
      for (const each of inputs) each.setAttribute('aria-invalid', 'false');
      const typed = parseHundredths(input.value);
      const isTaken = typed !== undefined && take(typed);
      input.setAttribute('aria-invalid', String(!isTaken));
      problem.textContent = isTaken ? '' : bad();
    });
    return input;
  });
  return {
    elements: inputs.map((input, index) => field(specs[index]?.label ?? '', input)),
    problem,
    /** False while a field has what cannot be; the field gets the focus. */
    isReady(): boolean {
      const wrong = inputs.find((input) => input.getAttribute('aria-invalid') === 'true');
      wrong?.focus();
      return !wrong;
    },
    /** Shows the value in each of the ways. */
    show(...texts: string[]) {
      inputs.forEach((input, index) => {
        input.value = texts[index] ?? '';
        input.setAttribute('aria-invalid', 'false');
      });
      problem.textContent = '';
    },
    setLocked(isLocked: boolean) {
      for (const input of inputs) input.disabled = isLocked;
    },
  };
}
