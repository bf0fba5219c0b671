import { mix } from '../../kit/colour';
import { h, s } from '../../kit/dom';
import type { Palette } from '../../kit/palettes';

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

/** A clear sky over hills. As the flight rises, the ground sinks and the stars come out. */
export function createFlightSky(palette: Palette) {
  const stars = h('div', { class: 'skyStars' });
  const clouds = h('div', { class: 'skyClouds' });
  const ground = createGround(palette);
  return {
    element: h('div', { class: 'sky' }, stars, h('div', { class: 'skySun' }), clouds, ground),
    /** The height as a share of one: from the ground to the stars. */
    rise(share: number) {
      stars.style.opacity = String(0.25 + 0.75 * share);
      clouds.style.transform = `translateY(${share * 130}%)`;
      ground.style.transform = `translateY(${share * 100}%)`;
    },
  };
}
