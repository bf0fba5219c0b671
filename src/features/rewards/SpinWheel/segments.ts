/** The wheel's segments, clockwise from the pointer at rest (docs/product.md, Spin wheel). Each id names its text. */
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

/** Width of one segment in degrees. */
export const SEGMENT_DEGREES = 360 / SEGMENTS.length;

/** Message id of a segment's text. */
export const segmentText = (segment: Segment): string => `spinWheel.segment.${segment}`;
