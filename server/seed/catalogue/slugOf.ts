const MARKS = /\p{Mark}/gu;
const APOSTROPHES = /['’]/g;

/** Letters that Unicode does not split into a plain letter and an accent. */
const PLAIN: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', ß: 'ss', ł: 'l' };

/** A name as a file name: plain lower-case letters, digits and single dashes. */
export function slugOf(name: string): string {
  const plain = name.toLowerCase().replaceAll(/[øæßł]/g, (letter) => PLAIN[letter] ?? letter);
  const bare = plain.normalize('NFKD').replaceAll(MARKS, '').replaceAll(APOSTROPHES, '');
  return bare.replaceAll(/[^a-z\d]+/g, '-').replaceAll(/^-|-$/g, '');
}
