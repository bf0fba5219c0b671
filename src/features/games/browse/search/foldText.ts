/** Letters that do not come apart into a base letter and an accent. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' };

/**
 * Text as it is compared in a search: lower case, without accents and apostrophes, every other mark a single space.
 * `Ng'ombe – Édition 2` becomes `ngombe edition 2`.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{M}'’ʼ‘`]/gu, '')
    .replaceAll(/[ßæœøđłı]/g, (letter) => WHOLE_LETTERS[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
