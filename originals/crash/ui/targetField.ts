import { h } from '../../kit/dom';
import type { Translate } from '../../kit/i18n';
import type en from './messages/en.json';
import { parseTarget } from './parseTarget';

export interface TargetField {
  element: HTMLElement;
  /** The automatic target in hundredths; undefined when off, `invalid` when unreadable. */
  read: () => number | undefined | 'invalid';
  setLocked: (isLocked: boolean) => void;
}

/** Empty means off. */
export function createTargetField(t: Translate<typeof en>, onSubmit: () => void): TargetField {
  const input = h('input', {
    class: 'fieldInput',
    inputmode: 'decimal',
    autocomplete: 'off',
    placeholder: t('autoHint'),
    maxlength: 8,
  });
  const read = (): number | undefined | 'invalid' =>
    input.value.trim() === '' ? undefined : (parseTarget(input.value) ?? 'invalid');
  input.addEventListener('input', () => input.toggleAttribute('aria-invalid', false));
  input.addEventListener('change', () => input.setAttribute('aria-invalid', String(read() === 'invalid')));
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !event.repeat) onSubmit();
  });
  return {
    element: h('label', { class: 'field' }, h('span', { class: 'caption' }, t('auto')), input),
    read,
    setLocked(isLocked) {
      input.disabled = isLocked;
    },
  };
}
