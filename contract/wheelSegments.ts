/** Clockwise from the pointer (docs/product.md, Spin wheel). Each name has its text. */
export const WHEEL_SEGMENTS = [
  'percent50',
  'jackpot',
  'spins25',
  'percent25',
  'spins100',
  'percent150',
  'spins25',
  'spins50',
] as const;
