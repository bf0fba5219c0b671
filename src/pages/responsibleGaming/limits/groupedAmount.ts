/** An amount as it is typed and shown: text, its thousands grouped, so that no float is involved. */

/** The digits and the dot of what was typed; at most nine digits, and two decimals where there are any. */
export function plainAmount(text: string, hasCents: boolean): string {
  const [whole = '', ...rest] = text.replace(hasCents ? /[^\d.]/g : /\D/g, '').split('.');
  const tidy = whole.replace(/^0+(?=\d)/, '').slice(0, 9);
  return rest.length === 0 ? tidy : `${tidy}.${rest.join('').slice(0, 2)}`;
}

/** `1250000.5` is `1,250,000.5`, as both languages of the site write it. */
export function groupAmount(plain: string): string {
  const [whole = '', ...decimals] = plain.split('.');
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, ','), ...decimals].join('.');
}

/** Where the caret belongs in the grouped text: behind it stands as much as before, separators aside. */
export function caretIn(grouped: string, typed: string, caret: number): number {
  const behind = typed.slice(caret).replace(/[^\d.]/g, '').length;
  let at = grouped.length;
  for (let seen = 0; at > 0 && seen < behind; at -= 1) if (grouped.charAt(at - 1) !== ',') seen += 1;
  return at;
}
