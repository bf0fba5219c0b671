type Channels = [red: number, green: number, blue: number];

const channels = (hex: string): Channels =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Channels;

const hexPair = (value: number): string => Math.round(value).toString(16).padStart(2, '0');

/** Blends two six-digit hex colours; `amount` 0 gives the first, 1 the second. */
export function mix(from: string, to: string, amount: number): string {
  const target = channels(to);
  return `#${channels(from)
    .map((value, index) => hexPair(value + ((target[index] ?? value) - value) * amount))
    .join('')}`;
}

/** WCAG 2 relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2 contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [low, high] = [luminance(first), luminance(second)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Near-black or white, whichever is more readable on the background. */
export function readableOn(background: string): string {
  const ink = '#050208';
  return contrast(ink, background) >= contrast('#ffffff', background) ? ink : '#ffffff';
}

/** The colour, lightened until it has the given contrast ratio on `background`. */
export function readableTint(colour: string, background: string, ratio: number): string {
  for (let share = 0; share < 1; share += 0.1) {
    const tint = mix(colour, '#ffffff', share);
    if (contrast(tint, background) >= ratio) return tint;
  }
  return '#ffffff';
}
