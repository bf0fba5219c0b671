/** The first letters of the first and the last word, such as `AM`. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : '';
  return [words[0], last]
    .map((word = '') => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}
