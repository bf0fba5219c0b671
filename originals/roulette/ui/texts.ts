import type { Translate } from '../../kit/i18n';
import { colourOf, numbersOf } from '../rules/index.ts';
import type en from './messages/en.json';

/** A number with its colour: "17 black". */
export const numberText = (t: Translate<typeof en>, number: number): string =>
  t(`${colourOf(number)}Number`, { number });

const rangeOf = (on: string): string => `${numbersOf(on)?.[0]}–${numbersOf(on)?.at(-1)}`;
const isRange = (kind: string): boolean => /^(?:dozen|low|high)$/.test(kind);

/** The name of a place, as it is read out. */
export function nameOf(t: Translate<typeof en>, on: string): string {
  const [kind = ''] = on.split(':');
  const all = numbersOf(on) ?? [];
  if (kind === 'straight') return numberText(t, all[0] ?? 0);
  const numbers = (kind === 'column' ? all.slice(0, 3) : all).join(', ');
  return t(isRange(kind) ? 'range' : (kind as keyof typeof en), { numbers, range: rangeOf(on) });
}

/** The short text on a field. */
export function fieldText(t: Translate<typeof en>, on: string): string {
  const [kind = '', number] = on.split(':');
  if (isRange(kind)) return rangeOf(on);
  return kind === 'column' ? '2:1' : (number ?? nameOf(t, on));
}
