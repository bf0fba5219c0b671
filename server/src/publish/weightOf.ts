/** How much a part of an Accept header is wanted, 0 to 1. Source: RFC 9110, section 12.4.2. */
export function weightOf(part: string): number {
  const weight = /;\s*q\s*=\s*([\d.]+)/i.exec(part)?.[1];
  return weight === undefined ? 1 : Number(weight);
}
