import type { Country } from './countries';

export const PLACE = '.';
/** For a country without a grouping: more places than a number can have. */
const UNGROUPED = PLACE.repeat(15);

/** Keys of a format are patterns such as `/^11/`. */
const isPatternOf = (key: string, national: string): boolean =>
  key.startsWith('/') && new RegExp(key.slice(1, -1)).test(national);

/** The grouping of the digits after the dial code, such as `... ... ...`. */
export function phoneMask({ format = UNGROUPED }: Country, national: string): string {
  if (typeof format === 'string') return format;
  const key = Object.keys(format).find((each) => isPatternOf(each, national)) ?? 'default';
  return format[key] ?? UNGROUPED;
}

/** Fills a mask; extra digits follow ungrouped, signs appear with the next digit. */
export function fillMask(digits: string, mask: string): string {
  let used = 0;
  let text = '';
  for (const sign of mask) {
    if (used === digits.length) return text;
    text += sign === PLACE ? digits[used++] : sign;
  }
  return text + digits.slice(used);
}
