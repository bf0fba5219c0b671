/** The stages that a tile's hero stands on. Each studio keeps to one of them, which makes its games known at a glance. */
import { lighter, mix } from '../../../src/originals/art/colour.ts';
import { circle, group, HEIGHT, rect, shape, silhouette, stroke, type TileContext, times, WIDTH } from './canvas.ts';
import { between } from './random.ts';

export type Scene = (context: TileContext) => string;

const fill = (paint: string) => rect(0, 0, WIDTH, HEIGHT, paint);
const halo = (y = 190, r = 190, opacity = 0.9) => circle(180, y, r, 'url(#halo)', `opacity="${opacity}"`);

const stars = ({ random, palette }: TileContext, count: number, maxY = HEIGHT) =>
  times(count, () =>
    circle(
      Math.round(random() * WIDTH),
      Math.round(random() * maxY),
      between(random, 0.8, 2.4),
      random() > 0.7 ? palette.accent : '#fff',
      `opacity="${between(random, 0.4, 1).toFixed(2)}"`,
    ),
  );

const wedge = (index: number, count: number, y: number) => {
  const at = (turn: number) => `${180 + 480 * Math.cos(turn)} ${y + 480 * Math.sin(turn)}`;
  const step = (Math.PI * 2) / count;
  return `M180 ${y}L${at(index * step)}L${at(index * step + step / 2)}Z`;
};

/** Rays behind a hero, as on a poster. */
const rays: Scene = ({ palette: p }) =>
  fill('url(#sky)') +
  circle(180, 200, 330, 'url(#glow)') +
  times(14, (index) => shape(wedge(index, 14, 200), p.light, 'opacity="0.16"')) +
  halo(200, 200) +
  stroke('M20 20H340V460H20Z', p.accent, 3, 'opacity="0.8"') +
  times(4, (index) => shape(`M${index % 2 ? 340 : 20} ${index > 1 ? 460 : 20}m-14 0l14 -14l14 14l-14 14Z`, p.accent));

/** Layered hills in evening light. */
const hills: Scene = (context) => {
  const { palette: p, random } = context;
  const ridge = (y: number, colour: string) => {
    const bumps = times(
      6,
      (index) => `Q${index * 72 + 20} ${y - between(random, 10, 46)} ${index * 72 + 60} ${y + between(random, -8, 12)}`,
    );
    return shape(`M-20 ${y}${bumps}L400 ${HEIGHT}L-20 ${HEIGHT}Z`, colour);
  };
  return (
    fill('url(#sky)') +
    circle(180, 170, 118, p.light, 'opacity="0.85"') +
    circle(180, 170, 170, 'url(#halo)') +
    times(3, (index) => rect(-20, 120 + index * 40, 400, 7 - index, p.skyBottom, 'opacity="0.5"')) +
    ridge(270, mix(p.skyBottom, p.ground, 0.45)) +
    silhouette(context, 'acacia', 58, 262, 110) +
    silhouette(context, 'acacia', 310, 250, 80) +
    ridge(318, mix(p.skyBottom, p.ground, 0.75)) +
    ridge(372, p.ground) +
    stroke('M60 70q10 -10 18 0q10 -10 18 0M270 96q8 -8 14 0q8 -8 14 0', p.dark, 3)
  );
};

/** A printed cloth around a lit niche. */
const cloth: Scene = ({ palette: p }) => {
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
const deco: Scene = ({ palette: p }) =>
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
const city: Scene = ({ palette: p, random }) => {
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

/** Below the surface, light falling in. */
const reef: Scene = ({ palette: p, random }) =>
  fill('url(#sky)') +
  group(
    times(6, (index) =>
      shape(
        `M${index * 74 - 30} -20L${index * 74 + 14} -20L${index * 62 + 70} 480L${index * 62 - 40} 480Z`,
        '#fff',
        'opacity="0.13"',
      ),
    ),
    'filter="url(#soft)"',
  ) +
  halo(190, 180) +
  times(26, () =>
    circle(
      Math.round(random() * 360),
      Math.round(random() * 420),
      between(random, 2, 9),
      'none',
      `stroke="${p.light}" stroke-width="1.6" opacity="0.6"`,
    ),
  ) +
  shape('M-10 400Q60 350 130 392T270 384T370 396V490H-10Z', mix(p.ground, p.primary, 0.25)) +
  times(9, (index) => {
    const x = index * 44 + between(random, -10, 10);
    const top = between(random, 320, 390);
    return stroke(
      `M${x} 480Q${x - 16} ${top + 60} ${x} ${top + 30}T${x + 6} ${top}`,
      index % 2 ? p.accent : p.secondary,
      between(random, 7, 14),
      'opacity="0.9"',
    );
  }) +
  shape('M-10 440Q90 410 180 436T370 430V490H-10Z', p.ground);

/** Far out, on an orbit. */
const orbit: Scene = (context) => {
  const { palette: p } = context;
  return (
    fill('url(#deep)') +
    group(
      circle(90, 110, 130, p.primary, 'opacity="0.7"') + circle(300, 330, 120, p.secondary),
      'filter="url(#softer)"',
    ) +
    stars(context, 90) +
    circle(304, 84, 46, p.secondary) +
    shape('M304 38A46 46 0 1 1 262 102A60 60 0 0 0 304 38Z', p.primary) +
    group(
      circle(180, 205, 160, 'none', `stroke="${p.accent}" stroke-width="4" opacity="0.8"`) +
        circle(180, 205, 128, 'none', `stroke="${p.light}" stroke-width="2" stroke-dasharray="4 10"`),
      'transform="translate(0 110) scale(1 0.46) rotate(-10 180 205)"',
    ) +
    halo(200, 175)
  );
};

/** Leaves close by, a clearing behind them. */
const thicket: Scene = ({ palette: p, random }) => {
  const leaf = (x: number, y: number, turn: number, size: number, colour: string) =>
    group(
      shape('M0 0C26 -22 30 -70 0 -112C-30 -70 -26 -22 0 0Z', colour) +
        stroke('M0 -4V-96M0 -30L13 -46M0 -30L-13 -46M0 -56L12 -72M0 -56L-12 -72', lighter(colour, 0.25), 2.4),
      `transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"`,
    );
  return (
    fill('url(#sky)') +
    circle(180, 200, 210, 'url(#glow)') +
    halo(195, 190) +
    times(7, (index) =>
      rect(index * 58 + between(random, -12, 12), -10, between(random, 8, 20), 420, p.ground, 'opacity="0.45"'),
    ) +
    shape('M-10 390Q90 350 180 380T370 372V490H-10Z', p.ground) +
    times(9, (index) =>
      leaf(
        index * 46 - 6,
        500,
        between(random, -26, 26),
        between(random, 0.7, 1.15),
        index % 2 ? p.primary : p.secondary,
      ),
    ) +
    times(6, (index) =>
      leaf(
        -12,
        60 + index * 76,
        between(random, 54, 116),
        between(random, 0.6, 0.9),
        index % 2 ? p.secondary : p.primary,
      ),
    ) +
    times(6, (index) =>
      leaf(
        372,
        40 + index * 76,
        between(random, -116, -54),
        between(random, 0.6, 0.9),
        index % 2 ? p.primary : p.secondary,
      ),
    )
  );
};

/** A stage with its curtain drawn. */
const stage: Scene = ({ palette: p }) => {
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

/** Peaks under a cold sky. */
const peaks: Scene = (context) => {
  const { palette: p, random } = context;
  const peak = (x: number, top: number, w: number, colour: string) =>
    shape(`M${x - w} 420L${x} ${top}L${x + w} 420Z`, colour) +
    shape(
      `M${x} ${top}L${x - w * 0.28} ${top + (420 - top) * 0.28}L${x - w * 0.1} ${top + (420 - top) * 0.22}L${x} ${top + (420 - top) * 0.32}L${x + w * 0.12} ${top + (420 - top) * 0.22}L${x + w * 0.28} ${top + (420 - top) * 0.28}Z`,
      '#fff',
      'opacity="0.9"',
    ) +
    shape(`M${x} ${top}L${x + w} 420H${x + w * 0.2}Z`, p.dark, 'opacity="0.25"');
  return (
    fill('url(#sky)') +
    group(
      shape('M-20 120Q90 40 180 110T380 70V20Q270 70 180 40T-20 60Z', p.accent, 'opacity="0.55"') +
        shape('M-20 190Q110 100 200 170T380 130V90Q270 140 180 110T-20 140Z', p.light, 'opacity="0.35"'),
      'filter="url(#softer)"',
    ) +
    stars(context, 46, 260) +
    peak(70, 150, 150, mix(p.secondary, p.skyBottom, 0.3)) +
    peak(300, 120, 160, mix(p.secondary, p.skyBottom, 0.2)) +
    halo(200, 180) +
    shape('M-10 400Q90 366 190 396T370 384V490H-10Z', p.light) +
    shape('M-10 432Q120 398 230 428T370 420V490H-10Z', mix(p.light, p.secondary, 0.35)) +
    times(44, () =>
      circle(
        Math.round(random() * 360),
        Math.round(random() * 440),
        between(random, 1.2, 3.6),
        '#fff',
        'opacity="0.85"',
      ),
    )
  );
};

export const SCENES = { rays, hills, cloth, deco, city, reef, orbit, thicket, stage, peaks };
export type SceneName = keyof typeof SCENES;
