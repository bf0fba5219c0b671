import { msUntil, multiplierAt } from '../rules/index.ts';

export type CurveScale = ReturnType<typeof scaleFor>;

export type Point = Record<'x' | 'y', number>;

const LEAST_SPAN_MS = 6000;
/** Free space around the curve, as shares of the canvas: what flies along it stays below the number and left of the labels. */
const MARGIN = { left: 0.09, right: 0.24, top: 0.49, bottom: 0.13 };
/** The label of a grid line needs so many pixels. */
const LABEL_HEIGHT = 13;

/** A scale that fits the whole flight so far: `spanMs` at the right edge, the multiplier `top` (hundredths) at the top. */
export function scaleFor(width: number, height: number, elapsedMs: number) {
  const spanMs = Math.max(LEAST_SPAN_MS, elapsedMs);
  return { width, height, spanMs, top: Math.max(200, multiplierAt(elapsedMs)) };
}

/** The position of a time and a multiplier (hundredths) on the canvas. */
export function place({ width, height, spanMs, top }: CurveScale, elapsedMs: number, multiplier: number): Point {
  const across = elapsedMs / spanMs;
  const up = (multiplier - 100) / (top - 100);
  return {
    x: width * (MARGIN.left + across * (1 - MARGIN.left - MARGIN.right)),
    y: height * (1 - MARGIN.bottom - up * (1 - MARGIN.top - MARGIN.bottom)),
  };
}

/** Points of the curve from launch to now, at even time steps. */
export function curvePoints(scale: CurveScale, elapsedMs: number, count: number): Point[] {
  return Array.from({ length: count + 1 }, (_, index) => {
    const moment = (elapsedMs * index) / count;
    // Not rounded, so that a slow start has no visible steps.
    return place(scale, moment, 100 * Math.exp(moment / msUntil(100 * Math.E)));
  });
}

/** Round multipliers for the grid lines, in hundredths, at most six, and as few as have room above each other. */
export function gridMultipliers({ top, height }: CurveScale): number[] {
  const most = Math.min(6, (height * (1 - MARGIN.top - MARGIN.bottom)) / LABEL_HEIGHT);
  const steps = [20, 50, 100, 200, 500, 1000, 2500, 5000, 10_000, 50_000, 100_000, 500_000];
  const step = steps.find((size) => (top - 100) / size <= most) ?? 1_000_000;
  const first = Math.floor(100 / step) + 1;
  return Array.from({ length: Math.floor(top / step) - first + 1 }, (_, index) => (first + index) * step);
}
