import { contrast, mix } from '../../contract/colour.ts';

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
