import { mix } from '../art/colour.ts';

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** WCAG 2 relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
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
