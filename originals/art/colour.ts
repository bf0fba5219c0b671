const channels = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

const hexPair = (value: number): string => Math.round(value).toString(16).padStart(2, '0');

/** Blends two six-digit hex colours; `amount` 0 gives the first, 1 the second. */
export function mix(from: string, to: string, amount: number): string {
  const target = channels(to);
  return `#${channels(from)
    .map((value, index) => hexPair(value + ((target[index] ?? value) - value) * amount))
    .join('')}`;
}

export const darker = (hex: string, amount = 0.3): string => mix(hex, '#000000', amount);

export const lighter = (hex: string, amount = 0.3): string => mix(hex, '#ffffff', amount);
