import type { Translate } from '../../kit/i18n';
import { colourOf, numbersOf } from '../rules/index.ts';
import type en from './messages/en.json';

/** A number with its colour: "17 black". */
export const numberText = (t: Translate<typeof en>, number: number): string =>
  t(`${colourOf(number)}Number`, { number });

type Numbers = readonly number[];
const rangeOf = (numbers: Numbers): string => `${numbers[0]}–${numbers.at(-1)}`;
const isRange = (kind: string): boolean => /^(?:dozen|low|high)$/.test(kind);

const WHOLE: Readonly<Record<string, (t: Translate<typeof en>, numbers: Numbers) => string>> = {
  straight: (t, [number = 0]) => numberText(t, number),
  column: (t, numbers) => t('column', { numbers: numbers.slice(0, 3).join(', ') }),
  street: (t, numbers) => t('street', { range: rangeOf(numbers) }),
  sixLine: (t, numbers) => t('sixLine', { range: rangeOf(numbers) }),
  split: (t, numbers) => t('split', { numbers: numbers.join(', ') }),
  corner: (t, numbers) => t('corner', { numbers: numbers.join(', ') }),
};

/** The name of a place, as it is read out. */
export function nameOf(t: Translate<typeof en>, on: string): string {
  const numbers = numbersOf(on) ?? [];
  const [kind = ''] = on.split(':');
  if (isRange(kind)) return t('range', { range: rangeOf(numbers) });
  return WHOLE[kind]?.(t, numbers) ?? t(kind as 'red' | 'black' | 'odd' | 'even');
}

/** The short text on a field. */
export function fieldText(t: Translate<typeof en>, on: string): string {
  const [kind = '', number] = on.split(':');
  if (isRange(kind)) return rangeOf(numbersOf(on) ?? []);
  if (kind === 'column') return '2:1';
  return number ?? nameOf(t, on);
}
