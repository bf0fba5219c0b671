/** Letters that Unicode does not split into a base letter and an accent. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' };

/** For comparison: lower case, no accents, marks as one space. `Ng'ombe – Édition 2` becomes `ngombe edition 2`. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{M}'’ʼ‘`]/gu, '')
    .replaceAll(/[ßæœøđłı]/g, (letter) => WHOLE_LETTERS[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
