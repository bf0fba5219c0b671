/** The arithmetic of colours, so that every text of the site and of the games is readable (WCAG 2.2). */
type Rgb = readonly [red: number, green: number, blue: number];

/** Reads `#rgb` or `#rrggbb`. */
function parseHex(hex: string): Rgb {
  const digits = hex.slice(1);
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const value = Number.parseInt(full, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

const hexPair = (part: number): string => Math.round(part).toString(16).padStart(2, '0');

/** Blends two colours to `#rrggbb`; `share` 0 gives the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const target = parseHex(to);
  return `#${parseHex(from)
    .map((part, index) => hexPair(part + ((target[index] ?? part) - part) * share))
    .join('')}`;
}

function luminance(hex: string): number {
  const [red, green, blue] = parseHex(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
