const SHOWN = 5;

/** A name as shown to other players, such as `Simba•••`: the start of its first word, without digits. */
export function shortName(name: string): string {
  const [first = ''] = name.trim().split(/[^\p{L}\p{M}]/u, 1);
  const letters = [...new Intl.Segmenter().segment(first)].map(({ segment }) => segment);
  const isWhole = first === name.trim();
  const shown = Math.min(SHOWN, isWhole ? letters.length - 1 : letters.length);
  return `${letters.slice(0, Math.max(0, shown)).join('')}•••`;
}
