import { h, s } from '../../kit/dom';
import type { GameEnvironment } from '../../kit/environment';
import { motifPicture, type Palette } from '../../kit/motif';
import { curvePoints, type CurveScale, place, scaleFor } from './curveScale';
import { paintCurve } from './paintCurve';
import { msUntil } from '../rules/index.ts';
import { mix } from '../../../contract/colour.ts';

export type FlightMood = 'waiting' | 'counting' | 'flying' | 'crashed';

interface FlightPicture {
  mood: FlightMood;
  elapsedMs: number;
  number: string;
  note: string;
  /** Multipliers (hundredths) of the cash-outs. */
  cashOuts: readonly number[];
}

/** A higher ratio costs a cheap phone more than it is worth. */
const GREATEST_PIXEL_RATIO = 2;
/** Flight time, ms, after which only stars are in the sky. */
const STARS_MS = 22_000;
const STEP_MS = 500;
/** A mark stands left of its cash-out, clear of what flies on, unless there are fewer pixels. */
const MARK_WIDTH = 64;

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

function placeVehicle(vehicle: HTMLElement, scale: CurveScale, elapsedMs: number): void {
  const points = curvePoints(scale, Math.max(elapsedMs, 1), 24);
  const [before, tip] = [points.at(-3), points.at(-1)];
  if (!before || !tip) return;
  const tilt = (Math.atan2(tip.y - before.y, tip.x - before.x) * 180) / Math.PI;
  vehicle.style.transform = `translate(${tip.x}px, ${tip.y}px) rotate(${Math.max(-40, tilt / 2)}deg)`;
}

/** The sky with the curve, the vehicle at its end, the multiplier and a mark for each cash-out. */
export function createFlightView({ theme, format, isMotionReduced }: GameEnvironment) {
  const { palette } = theme;
  const sky = createFlightSky(palette);
  const canvas = h('canvas', { class: 'flightCanvas' });
  const vehicle = h(
    'div',
    { class: 'vehicle' },
    h('div', { class: 'vehicleBlast' }),
    motifPicture(theme.symbols[0] ?? 'rocket', theme, 'vehicleMotif'),
  );
  const marks = h('div', { class: 'flightMarks' });
  const number = h('p', { class: 'flightNumber' });
  const note = h('p', { class: 'flightNote' });
  const drawing = h('div', { class: 'flightSky' }, sky.element, canvas, vehicle, marks, number);
  const element = h('div', { class: 'flight', 'aria-hidden': 'true' }, note, drawing);
  const context = canvas.getContext('2d');
  let redraw = (): void => undefined;

  function showMarks(cashOuts: readonly number[], scale: CurveScale): void {
    while (marks.children.length > cashOuts.length) marks.lastElementChild?.remove();
    cashOuts.forEach((multiplier, index) => {
      const mark = marks.children[index] ?? marks.appendChild(h('span', { class: 'flightMark' }));
      mark.textContent = format.multiplier(multiplier);
      const { x, y } = place(scale, msUntil(multiplier), multiplier);
      const isEarly = x < MARK_WIDTH;
      mark.classList.toggle('isEarly', isEarly);
      (mark as HTMLElement).style.transform = `translate(${x}px, ${y}px) translateX(${isEarly ? 0 : -100}%)`;
    });
  }

  /** Above four times, the grid lines are at whole multipliers. */
  const labelsOf = ({ top }: CurveScale): ((multiplier: number) => string) =>
    top > 400 ? (multiplier) => `${format.integer(multiplier / 100)}×` : format.multiplier;

  function draw(picture: FlightPicture): void {
    const { mood, elapsedMs, cashOuts } = picture;
    redraw = () => draw(picture);
    element.dataset['mood'] = mood;
    note.classList.toggle('isWon', cashOuts.length > 0);
    number.textContent = picture.number;
    note.textContent = picture.note;
    // Without motion the number alone rises; the picture follows it in steps.
    const shownMs = isMotionReduced && mood === 'flying' ? elapsedMs - (elapsedMs % STEP_MS) : elapsedMs;
    sky.rise(Math.min(1, shownMs / STARS_MS));
    const [width, height] = context ? fitCanvas(canvas, context) : [0, 0];
    const scale = scaleFor(width, height, shownMs);
    showMarks(cashOuts, scale);
    if (!context) return;
    paintCurve(context, scale, shownMs, { palette, isCrashed: mood === 'crashed', labelOf: labelsOf(scale) });
    placeVehicle(vehicle, scale, shownMs);
  }

  if (typeof ResizeObserver === 'function') new ResizeObserver(() => redraw()).observe(element);
  return { element, draw };
}

const HILLS = ['M0 90C160 50 260 84 400 60S640 20 800 66V140H0Z', 'M0 112c120-34 240 6 380-14s260-26 420 8v40H0Z'];
/** Flat crowns on thin trunks, at x and size. */
const ACACIAS = [
  [96, 1],
  [148, 0.6],
  [640, 1.15],
  [716, 0.7],
] as const;

const TRUNK = 'M-2 0 0-26-9-40h3l7 10 6-12h3L3-26 3 0Z';
const CROWN = 'M-32-38q8-14 32-16t34 14q-14 6-33 5t-33-3Z';

const acacia = (x: number, size: number, fill: string): SVGElement =>
  s('g', { fill, transform: `translate(${x} 108) scale(${size})` }, s('path', { d: TRUNK }), s('path', { d: CROWN }));

function createGround({ ground, skyBottom, dark }: Palette): SVGSVGElement {
  const near = mix(ground, dark, 0.4);
  const colours = [mix(skyBottom, ground, 0.6), near];
  return s(
    'svg',
    { viewBox: '0 0 800 140', preserveAspectRatio: 'xMidYMax slice', class: 'skyGround' },
    ...HILLS.map((d, index) => s('path', { d, fill: colours[index] })),
    ...ACACIAS.map(([x, size]) => acacia(x, size, near)),
  );
}

const BIRDS =
  'M0 12q5-6 8 0q3-6 8 0M26 3q3.5-4.2 5.6 0q2.1-4.2 5.6 0M48 14q4-4.8 6.4 0q2.4-4.8 6.4 0M70 5q2.8-3.3 4.4 0q1.7-3.3 4.4 0';
const SOUTHERN_CROSS =
  'M50 -1q0 7 7 7q-7 0-7 7q0-7-7-7q7 0 7-7ZM46 86q0 8 8 8q-8 0-8 8q0-8-8-8q8 0 8-8ZM16 36q0 6 6 6q-6 0-6 6q0-6-6-6q6 0 6-6ZM82 43q0 7 7 7q-7 0-7 7q0-7-7-7q7 0 7-7ZM64 63q0 3 3 3q-3 0-3 3q0-3-3-3q3 0 3-3Z';

/** The birds, the planet and the stars that stand above the hills; each is drawn once. */
function createUpperSky({ light, accent, primary }: Palette) {
  const line = { fill: 'none', 'stroke-linecap': 'round' };
  const ring = (side: 0 | 1): SVGElement =>
    s('path', { ...line, d: `M6 64A46 13-18 0 ${side} 94 36`, stroke: accent, 'stroke-width': 5, opacity: 0.85 });
  const planet = s('circle', { cx: 50, cy: 50, r: 28, fill: mix(primary, light, 0.35) });
  const shade = s('path', { d: 'M30 70a28 28 0 0 0 40-40 30 30 0 0 1-40 40Z', fill: mix(primary, '#000000', 0.45) });
  const flock = s('path', { ...line, d: BIRDS, stroke: light, 'stroke-width': 1.6 });
  return {
    birds: s('svg', { class: 'skyBirds', viewBox: '0 -6 86 24' }, flock),
    planet: s('svg', { class: 'skyPlanet', viewBox: '0 0 100 100' }, ring(1), planet, shade, ring(0)),
    cross: s('svg', { class: 'skyCross', viewBox: '0 -4 100 110' }, s('path', { d: SOUTHERN_CROSS, fill: '#fff' })),
  };
}

/** A clear sky over hills. As the flight rises, the ground sinks and the stars come out. */
function createFlightSky(palette: Palette) {
  const stars = h('div', { class: 'skyStars' });
  const clouds = h('div', { class: 'skyClouds' });
  const ground = createGround(palette);
  const { birds, planet, cross } = createUpperSky(palette);
  return {
    element: h('div', { class: 'sky' }, stars, planet, cross, h('div', { class: 'skySun' }), clouds, birds, ground),
    /** The height as a share of one: from the ground to the stars. */
    rise(share: number) {
      stars.style.opacity = String(0.4 + 0.6 * share);
      clouds.style.transform = `translateY(${share * 130}%)`;
      birds.style.transform = `translate(${share * -120}%, ${share * 2_600}%)`;
      planet.style.transform = `translateY(${share * 34}%)`;
      ground.style.transform = `translateY(${share * 100}%)`;
    },
  };
}
