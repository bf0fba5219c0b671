/**
 * Between decimals of the wire, amounts as text, and the integer minor units that everything inside counts in. Both
 * currencies have a hundred of them.
 */
export const MINOR_PER_MAJOR = 100;

/** Minor units of a decimal; what is below one goes to the nearest. */
export const nearestMinor = (decimal: number): number => Math.round(decimal * MINOR_PER_MAJOR);

/**
 * Minor units of digits with at most one dot, such as `12.5`; nothing is 0. Told by the text, as 4.35 * 100 is not 435. A
 * third decimal and what follows is left out.
 */
export function minorOfText(text: string): number {
  const [whole = '', decimals = ''] = text.split('.');
  return Number(whole) * MINOR_PER_MAJOR + Number(decimals.slice(0, 2).padEnd(2, '0'));
}

/** The decimal of the wire: the number nearest to these minor units, which is written with at most two decimals. */
export const decimalOf = (minor: number): number => minor / MINOR_PER_MAJOR;
