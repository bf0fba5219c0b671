// Scenes of prints, buildings and lights.
import { mix } from '../tones.ts';
import { between, circle, fill, group, halo, HEIGHT, rect, type Scene, shape, stars, stroke, times } from './canvas.ts';

const wedge = (index: number, count: number, y: number) => {
  const at = (turn: number) => `${180 + 480 * Math.cos(turn)} ${y + 480 * Math.sin(turn)}`;
  const step = (Math.PI * 2) / count;
  return `M180 ${y}L${at(index * step)}L${at(index * step + step / 2)}Z`;
};

/** Rays behind the main object, as on a poster. */
export const rays: Scene = ({ palette: p }) =>
  fill('url(#sky)') +
  circle(180, 200, 330, 'url(#glow)') +
  times(14, (index) => shape(wedge(index, 14, 200), p.light, 'opacity="0.16"')) +
  halo(200, 200) +
  stroke('M20 20H340V460H20Z', p.accent, 3, 'opacity="0.8"') +
  times(4, (index) => shape(`M${index % 2 ? 340 : 20} ${index > 1 ? 460 : 20}m-14 0l14 -14l14 14l-14 14Z`, p.accent));

/** A printed cloth around a lit niche. */
export const cloth: Scene = ({ palette: p }) => {
  const tile = (x: number, y: number) =>
    group(
      shape('M0 -20L20 0L0 20L-20 0Z', p.primary) +
        shape('M0 -12L12 0L0 12L-12 0Z', p.accent) +
        circle(0, 0, 5, p.secondary),
      `transform="translate(${x} ${y})"`,
    );
  return (
    fill(p.secondary) +
    times(117, (index) => tile((index % 9) * 45, Math.floor(index / 9) * 40)) +
    times(108, (index) => circle((index % 9) * 45 + 22, Math.floor(index / 9) * 40 + 20, 4, p.light)) +
    shape('M38 480V190C38 90 110 34 180 34S322 90 322 190V480Z', p.dark) +
    shape('M48 480V192C48 98 114 44 180 44S312 98 312 192V480Z', 'url(#metal)') +
    shape('M56 480V194C56 106 118 52 180 52S304 106 304 194V480Z', 'url(#deep)') +
    halo(200, 170)
  );
};

/** An arch of the golden age of cinema. */
export const deco: Scene = ({ palette: p }) =>
  fill('url(#deep)') +
  times(15, (index) => {
    const turn = Math.PI + (index * Math.PI) / 14;
    return stroke(
      `M180 300L${180 + 330 * Math.cos(turn)} ${300 + 330 * Math.sin(turn)}`,
      'url(#metal)',
      index % 2 ? 1.5 : 4,
      'opacity="0.75"',
    );
  }) +
  times(4, (index) =>
    stroke(
      `M${50 + index * 16} 480V${250 - index * 4}A${130 - index * 16} ${150 - index * 16} 0 0 1 ${310 - index * 16} ${250 - index * 4}V480`,
      index % 2 ? p.primary : '#ffc94d',
      5 - index,
    ),
  ) +
  circle(180, 210, 150, p.primary, 'opacity="0.55"') +
  halo(205, 165) +
  times(2, (side) =>
    times(3, (index) => rect(side ? 330 + index * 11 : 22 - index * 11, 250 + index * 34, 8, 260, 'url(#metal)')),
  );

/** A city by night, its signs lit. */
export const city: Scene = ({ palette: p, random }) => {
  const house = (x: number, w: number, top: number, colour: string) =>
    rect(x, top, w, HEIGHT - top, colour) +
    times(Math.floor(w / 12) * 8, (index) => {
      const columns = Math.floor(w / 12);
      return random() > 0.45
        ? rect(
            x + 4 + (index % columns) * 12,
            top + 8 + Math.floor(index / columns) * 15,
            6,
            8,
            random() > 0.5 ? p.accent : p.light,
            'opacity="0.8"',
          )
        : '';
    });
  return (
    fill('url(#sky)') +
    stars({ palette: p, random, motifs: [] }, 40, 200) +
    times(7, (index) => house(index * 54 - 10, 52, between(random, 120, 220), mix(p.dark, p.secondary, 0.45))) +
    times(6, (index) => house(index * 66 - 16, 58, between(random, 230, 300), mix(p.dark, p.secondary, 0.15))) +
    group(
      circle(180, 196, 128, 'none', `stroke="${p.primary}" stroke-width="9"`) +
        circle(180, 196, 144, 'none', `stroke="${p.accent}" stroke-width="4"`),
      'filter="url(#neon)"',
    ) +
    circle(180, 196, 122, p.dark, 'opacity="0.6"') +
    halo(196, 150, 0.75) +
    shape('M0 360H360V480H0Z', p.dark) +
    times(9, (index) =>
      stroke(`M${180 + (index - 4) * 26} 360L${180 + (index - 4) * 120} 480`, p.primary, 2, 'opacity="0.7"'),
    ) +
    times(5, (index) => stroke(`M0 ${366 + index * index * 7}H360`, p.primary, 2, 'opacity="0.7"'))
  );
};

/** A stage with its curtain open. */
export const stage: Scene = ({ palette: p }) => {
  const fold = (x: number, index: number) =>
    shape(
      `M${x} -10H${x + 30}Q${x + 36} 240 ${x + 20} 490H${x - 14}Q${x + 8} 240 ${x} -10Z`,
      index % 2 ? p.primary : mix(p.primary, p.dark, 0.35),
    );
  return (
    fill('url(#deep)') +
    shape('M180 -60L40 420H320Z', p.light, 'opacity="0.28" filter="url(#soft)"') +
    halo(200, 190) +
    shape('M-10 392Q180 362 370 392V490H-10Z', mix(p.ground, '#8a4a22', 0.4)) +
    times(7, (index) => stroke(`M${index * 60} 480L${110 + index * 23} 378`, p.dark, 2, 'opacity="0.5"')) +
    times(3, (index) => fold(index * 24 - 26, index)) +
    group(
      times(3, (index) => fold(index * 24 - 26, index)),
      'transform="matrix(-1 0 0 1 360 0)"',
    ) +
    times(5, (index) =>
      shape(
        `M${index * 80 - 22} -10H${index * 80 + 62}Q${index * 80 + 20} 74 ${index * 80 - 22} -10Z`,
        index % 2 ? p.primary : mix(p.primary, p.dark, 0.3),
      ),
    ) +
    stroke('M-10 8H370', 'url(#metal)', 7)
  );
};
