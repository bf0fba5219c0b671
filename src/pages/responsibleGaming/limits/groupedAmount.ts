/** A typed amount as text with grouped thousands, so that no float is used. */

/** The typed digits and the dot; at most nine digits, and two decimals. */
export function plainAmount(text: string, hasCents: boolean): string {
  const [whole = '', ...rest] = text.replace(hasCents ? /[^\d.]/g : /\D/g, '').split('.');
  const tidy = whole.replace(/^0+(?=\d)/, '').slice(0, 9);
  return rest.length === 0 ? tidy : `${tidy}.${rest.join('').slice(0, 2)}`;
}

/** `1250000.5` is `1,250,000.5`, in both languages of the site. */
export function groupAmount(plain: string): string {
  const [whole = '', ...decimals] = plain.split('.');
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, ','), ...decimals].join('.');
}

/** The caret in the grouped text: after the same number of digits as before. */
export function caretIn(grouped: string, typed: string, caret: number): number {
  const behind = typed.slice(caret).replace(/[^\d.]/g, '').length;
  let at = grouped.length;
  for (let seen = 0; at > 0 && seen < behind; at -= 1) if (grouped.charAt(at - 1) !== ',') seen += 1;
  return at;
}
