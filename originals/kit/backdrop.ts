import { mix } from '../../contract/colour.ts';
import { h, s } from './dom';
import { motifPicture } from './motif';
import type { GameTheme } from './theme';

const HILLS = [
  'M0 640C180 560 330 610 520 570S900 470 1120 560s330 20 480-20V900H0Z',
  'M0 730C220 660 380 740 640 690s420-90 620-10 250 30 340 0V900H0Z',
  'M0 820c260-60 460 10 760-30s520-40 840 10V900H0Z',
];

/** A band of kitenge triangles and dots along the bottom edge; `y` from the top. */
function band(y: number, colour: string, detail: string): SVGElement[] {
  const triangles = Array.from({ length: 40 }, (_, index) => `M${index * 40} ${y + 40}l20-34 20 34Z`).join('');
  const dots = Array.from({ length: 40 }, (_, index) => `M${index * 40 + 14} ${y + 29}h12l-6-11Z`).join('');
  return [s('path', { d: triangles, fill: colour }), s('path', { d: dots, fill: detail })];
}

function rays(colour: string): SVGElement {
  const d = Array.from({ length: 12 }, (_, index) => {
    const [from, to] = [((index * 30 - 7) * Math.PI) / 180, ((index * 30 + 7) * Math.PI) / 180];
    const point = (angle: number): string =>
      `${Math.round(800 + 1400 * Math.cos(angle))} ${Math.round(430 + 1400 * Math.sin(angle))}`;
    return `M800 430L${point(from)}L${point(to)}Z`;
  }).join('');
  return s('path', { d, fill: colour, opacity: 0.1 });
}

function scene({ palette }: GameTheme): SVGSVGElement {
  const far = mix(palette.skyBottom, palette.ground, 0.45);
  const near = mix(palette.ground, palette.dark, 0.35);
  const colours = [far, mix(far, near, 0.55), near];
  return s(
    'svg',
    { viewBox: '0 0 1600 900', preserveAspectRatio: 'xMidYMax slice', class: 'backdropScene' },
    rays(palette.light),
    ...HILLS.map((d, index) => s('path', { d, fill: colours[index] })),
    ...band(862, mix(palette.dark, palette.primary, 0.5), palette.accent),
  );
}

/** The background of a game: sky, rays, hills, cloth band and two motifs. Decoration only. */
export function createBackdrop(theme: GameTheme): HTMLElement {
  const [hero, second] = theme.symbols;
  const heroes = [hero, second ?? hero].flatMap((id) => (id && theme.motifs[id] ? id : []));
  return h(
    'div',
    { class: 'backdrop', 'aria-hidden': 'true' },
    scene(theme),
    ...heroes.map((id, index) =>
      motifPicture(id, theme, `backdropHero ${index === 0 ? 'backdropHeroLeft' : 'backdropHeroRight'}`),
    ),
    h('div', { class: 'backdropVignette' }),
  );
}
