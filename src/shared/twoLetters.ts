/** The first two letters or digits of a name, such as `TW`, in place of a picture. */
export const twoLetters = (name: string): string =>
  (name.match(/[\p{L}\p{N}]\p{M}*/gu) ?? []).slice(0, 2).join('').toUpperCase();
