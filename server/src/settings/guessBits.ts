/** How hard a secret is to guess, in bits: far below what a random one of its length has for `aaaa`, `1234` or `abababab`. */
export function guessBits(secret: string): number {
  const seen = new Set<string>();
  let news = secret.length > 0 ? 1 : 0;
  for (let at = 1; at < secret.length; at += 1) {
    const pair = secret.slice(at - 1, at + 1);
    const step = pair.charCodeAt(1) - pair.charCodeAt(0);
    // A neighbour of the letter before it, or a pair that was there already, tells nothing new.
    if (Math.abs(step) > 1 && !seen.has(pair)) news += 1;
    seen.add(pair);
  }
  return news * bitsOfLetter(secret);
}

/** Shannon's entropy of one letter. */
function bitsOfLetter(text: string): number {
  const counts = Object.values(Object.groupBy([...text], (letter) => letter)).map((letters) => letters?.length ?? 0);
  return counts.reduce((bits, count) => bits - (count / text.length) * Math.log2(count / text.length), 0);
}

/** 16 random letters and digits have about 50, and a shorter word never. */
export const LEAST_BITS = 36;
