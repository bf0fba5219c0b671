/** The first two letters or digits of a name, such as `TW`; for where its picture is missing. */
export const twoLetters = (name: string): string =>
  (name.match(/[\p{L}\p{N}]\p{M}*/gu) ?? []).slice(0, 2).join('').toUpperCase();
