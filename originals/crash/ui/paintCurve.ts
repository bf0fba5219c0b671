import type { Palette } from '../../kit/motif';
import { curvePoints, gridMultipliers, place, type CurveScale, type Point } from './curveScale';

export interface CurveLook {
  palette: Palette;
  isCrashed: boolean;
  labelOf: (multiplier: number) => string;
}

const SAMPLES = 48;
/** The label of a grid line keeps so many pixels from the frame. */
const LABEL_MARGIN = 12;
/** The widest label has so many pixels, with its distance from its line. */
const LABEL_WIDTH = 50;
const CRASH_COLOUR = '#ff4d5e';

function paintGrid(context: CanvasRenderingContext2D, scale: CurveScale, { palette, labelOf }: CurveLook): void {
  context.font = '600 11px system-ui, sans-serif';
  context.textBaseline = 'middle';
  context.textAlign = 'right';
  context.lineWidth = 1;
  for (const multiplier of gridMultipliers(scale)) {
    const { y } = place(scale, 0, multiplier);
    context.globalAlpha = 0.16;
    context.strokeStyle = palette.light;
    context.beginPath();
    context.moveTo(0, y);
    context.lineTo(scale.width - LABEL_WIDTH - LABEL_MARGIN, y);
    context.stroke();
    context.globalAlpha = 0.75;
    context.fillStyle = '#fff';
    context.fillText(labelOf(multiplier), scale.width - LABEL_MARGIN, y);
  }
  context.globalAlpha = 1;
}

function trace(context: CanvasRenderingContext2D, points: readonly Point[]): void {
  context.beginPath();
  points.forEach(({ x, y }, index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
}

function paintArea(
  context: CanvasRenderingContext2D,
  scale: CurveScale,
  points: readonly Point[],
  colour: string,
): void {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return;
  const fade = context.createLinearGradient(0, last.y, 0, scale.height);
  fade.addColorStop(0, `${colour}99`);
  fade.addColorStop(1, `${colour}00`);
  trace(context, points);
  context.lineTo(last.x, scale.height);
  context.lineTo(first.x, scale.height);
  context.fillStyle = fade;
  context.fill();
}

/** Wide faint strokes under a narrow bright one look like a glow, without a slow blur filter. */
function paintLine(context: CanvasRenderingContext2D, points: readonly Point[], colour: string): void {
  context.lineCap = 'round';
  context.lineJoin = 'round';
  const layers: [number, string][] = [
    [18, `${colour}22`],
    [10, `${colour}44`],
    [5, colour],
    [1.5, '#ffffffcc'],
  ];
  for (const [width, stroke] of layers) {
    trace(context, points);
    context.lineWidth = width;
    context.strokeStyle = stroke;
    context.stroke();
  }
}

export function paintCurve(
  context: CanvasRenderingContext2D,
  scale: CurveScale,
  elapsedMs: number,
  look: CurveLook,
): void {
  const colour = look.isCrashed ? CRASH_COLOUR : look.palette.accent;
  context.clearRect(0, 0, scale.width, scale.height);
  paintGrid(context, scale, look);
  const points = curvePoints(scale, elapsedMs, SAMPLES);
  paintArea(context, scale, points, colour);
  paintLine(context, points, colour);
}
