import { h } from '../kit/dom';
import type { GameEnvironment } from '../kit/environment';
import { motifElement } from '../kit/motif';
import { curvePoints, scaleFor } from './curveScale';
import { paintCurve } from './paintCurve';

export type FlightMood = 'waiting' | 'flying' | 'cashed' | 'crashed';

export interface FlightView {
  element: HTMLElement;
  /** Draws the flight at a time, and sets the large number and the line under it. */
  draw: (elapsedMs: number, multiplier: number, mood: FlightMood, note: string) => void;
}

/** A higher ratio costs a cheap phone more than it is worth. */
const GREATEST_PIXEL_RATIO = 2;

/** Sizes the drawing to the element: one unit is one CSS pixel. */
function fitCanvas(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D): [number, number] {
  const ratio = Math.min(window.devicePixelRatio, GREATEST_PIXEL_RATIO);
  const [width, height] = [canvas.clientWidth, canvas.clientHeight];
  if (canvas.width !== Math.round(width * ratio) || canvas.height !== Math.round(height * ratio)) {
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
  }
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  return [width, height];
}

function placeVehicle(vehicle: HTMLElement, width: number, height: number, elapsedMs: number): void {
  const points = curvePoints(scaleFor(width, height, elapsedMs), Math.max(elapsedMs, 1), 24);
  const [before, tip] = [points.at(-3), points.at(-1)];
  if (!before || !tip) return;
  const tilt = (Math.atan2(tip.y - before.y, tip.x - before.x) * 180) / Math.PI;
  vehicle.style.transform = `translate(${tip.x}px, ${tip.y}px) rotate(${Math.max(-40, tilt / 2)}deg)`;
}

/** The sky with the curve, the vehicle at its end and the multiplier. */
export function createFlightView({ theme, format }: GameEnvironment): FlightView {
  const { palette, symbols } = theme;
  const canvas = h('canvas', { class: 'flightCanvas' });
  const vehicle = h(
    'div',
    { class: 'vehicle' },
    h('div', { class: 'vehicleBlast' }),
    motifElement(symbols[0] ?? 'rocket', palette, 'vehicleMotif'),
  );
  const number = h('p', { class: 'flightNumber' });
  const note = h('p', { class: 'flightNote' });
  const element = h('div', { class: 'flight' }, canvas, vehicle, h('div', { class: 'flightText' }, number, note));
  const context = canvas.getContext('2d');
  let redraw = (): void => undefined;
  const draw: FlightView['draw'] = (elapsedMs, multiplier, mood, text) => {
    redraw = () => draw(elapsedMs, multiplier, mood, text);
    element.dataset['mood'] = mood;
    number.textContent = format.multiplier(multiplier);
    note.textContent = text;
    if (!context) return;
    const [width, height] = fitCanvas(canvas, context);
    paintCurve(context, scaleFor(width, height, elapsedMs), elapsedMs, {
      palette,
      isCrashed: mood === 'crashed',
      labelOf: format.multiplier,
    });
    placeVehicle(vehicle, width, height, elapsedMs);
  };
  if (typeof ResizeObserver === 'function') new ResizeObserver(() => redraw()).observe(element);
  return { element, draw };
}
