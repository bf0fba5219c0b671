/** Conversion between decimals on the wire, amounts as text, and integer minor units (100 in both currencies). */
export const MINOR_PER_MAJOR = 100;

/** Minor units of a decimal, rounded to the nearest. */
export const nearestMinor = (decimal: number): number => Math.round(decimal * MINOR_PER_MAJOR);

/** Minor units of a text such as `12.5`; empty is 0. As text, because 4.35 * 100 is not 435. Cuts a third decimal. */
export function minorOfText(text: string): number {
  const [whole = '', decimals = ''] = text.split('.');
  return Number(whole) * MINOR_PER_MAJOR + Number(decimals.slice(0, 2).padEnd(2, '0'));
}

/** The decimal for the wire, which is written with at most two decimals. */
export const decimalOf = (minor: number): number => minor / MINOR_PER_MAJOR;
