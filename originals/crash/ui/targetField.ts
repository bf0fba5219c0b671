import { GREATEST_MULTIPLIER, LEAST_TARGET } from '../rules/index.ts';
import { h } from '../../kit/dom';
import type { Translate } from '../../kit/i18n';
import type en from './messages/en.json';

/** A typed target such as "2", "1.5" or "2,50" in hundredths; undefined when empty, unreadable or below 1.01. */
export function parseTarget(text: string): number | undefined {
  const match = /^(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (!match) return undefined;
  const hundredths = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return hundredths >= LEAST_TARGET && hundredths <= GREATEST_MULTIPLIER ? hundredths : undefined;
}

/** Empty means off. */
export function createTargetField(t: Translate<typeof en>, onSubmit: () => void) {
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
    /** The automatic target in hundredths; undefined when off, `invalid` when unreadable. */
    read,
    setLocked(isLocked: boolean) {
      input.disabled = isLocked;
    },
  };
}
