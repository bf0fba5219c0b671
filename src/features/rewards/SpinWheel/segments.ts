/** The segments, clockwise from the pointer (docs/product.md, Spin wheel). Each id names its text. */
export const SEGMENTS = [
  'percent50',
  'jackpot',
  'spins25',
  'percent25',
  'spins100',
  'percent150',
  'spins25',
  'spins50',
] as const;

export type Segment = (typeof SEGMENTS)[number];

export const SEGMENT_DEGREES = 360 / SEGMENTS.length;

export const segmentText = (segment: Segment): string => `spinWheel.segment.${segment}`;
