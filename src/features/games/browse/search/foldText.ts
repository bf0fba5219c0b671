/** Letters that Unicode does not split into a base letter and an accent. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' };

/** Most names need no more than lower case. */
const PLAIN = /^[a-z\d]+(?: [a-z\d]+)*$/;

/** For comparison: lower case, no accents, marks as one space. `Ng'ombe – Édition 2` becomes `ngombe edition 2`. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replaceAll(/[\p{M}'’ʼ‘`]/gu, '')
    .replaceAll(/[ßæœøđłı]/g, (letter) => WHOLE_LETTERS[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
