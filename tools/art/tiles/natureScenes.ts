// Land, water and sky.
import { lighter, mix } from '../tones.ts';
import {
  between,
  circle,
  fill,
  group,
  halo,
  HEIGHT,
  rect,
  type Scene,
  shape,
  silhouette,
  stars,
  stroke,
  times,
} from './canvas.ts';

/** Layers of hills in evening light. */
export const hills: Scene = (context) => {
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

/** A scene below the surface, with light falling in. */
export const reef: Scene = ({ palette: p, random }) =>
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

/** Far out, in orbit. */
export const orbit: Scene = (context) => {
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
export const thicket: Scene = ({ palette: p, random }) => {
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

/** Peaks under a cold sky. */
export const peaks: Scene = (context) => {
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
