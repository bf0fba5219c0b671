import { WHEEL_SEGMENTS } from '@contract/wheel.ts';

export const SEGMENTS = WHEEL_SEGMENTS;

export type Segment = (typeof SEGMENTS)[number];

export const SEGMENT_DEGREES = 360 / SEGMENTS.length;

export const segmentText = (segment: Segment): string => `spinWheel.segment.${segment}`;
