import { blurred, linear, radial } from './paint.ts';
import { at, disc, dice, path, repeat, starOf } from './shapes.ts';

/** A light that fades to nothing. */
export const glow = (x: number, y: number, r: number, colour: string, strength = 1): string =>
  disc(
    x,
    y,
    r,
    radial([`${colour}/${strength}`, `${colour}/${strength * 0.45}`, `${colour}/${strength * 0.12}`, `${colour}/0`]),
  );

/** Wedges of light around a point; they fade out at `r`. */
export function rays(x: number, y: number, r: number, colour: string, strength = 0.4, count = 16): string {
  const wide = Math.PI / count / 1.9;
  const tip = (angle: number): string => `${(r * Math.sin(angle)).toFixed(1)} ${(r * Math.cos(angle)).toFixed(1)}`;
  const wedges = repeat(count, (index) => {
    const angle = (Math.PI * 2 * index) / count;
    const half = wide * (index % 3 === 0 ? 1.25 : 0.75);
    return `M0 0L${tip(angle - half)}L${tip(angle + half)}Z`;
  });
  return at(x, y, path(wedges, radial([`${colour}/${strength}`, `${colour}/${strength * 0.4}`, `${colour}/0`])));
}

/** A four-pointed light with a soft halo. */
export const glint = (x: number, y: number, r: number, colour = '#fff6d8'): string =>
  glow(x, y, r * 1.1, colour, 0.55) +
  at(
    x,
    y,
    path(
      `M0 ${-r}Q${r * 0.09} ${-r * 0.09} ${r} 0Q${r * 0.09} ${r * 0.09} 0 ${r}Q${-r * 0.09} ${r * 0.09} ${-r} 0Q${-r * 0.09} ${-r * 0.09} 0 ${-r}Z`,
      '#ffffff',
    ),
  );

/** Round blurred lights over a `w` by `h` area. */
export function bokeh(w: number, h: number, colours: readonly string[], count: number, seed: number, top = 0): string {
  const roll = dice(seed);
  return repeat(count, (index) => {
    const r = 4 + roll() ** 2 * 26;
    const colour = colours[index % colours.length] ?? '#ffffff';
    return disc(
      +(roll() * w).toFixed(1),
      +(top + roll() * h).toFixed(1),
      +r.toFixed(1),
      colour,
      ` opacity="${(0.06 + roll() * 0.16).toFixed(2)}"`,
    );
  });
}

/** Small confetti and light dots. */
export function confetti(w: number, h: number, colours: readonly string[], count: number, seed: number): string {
  const roll = dice(seed);
  return repeat(count, (index) => {
    const size = 2.5 + roll() * 5;
    const fill = colours[index % colours.length] ?? '#ffffff';
    const shape =
      index % 3 === 0
        ? disc(0, 0, size * 0.5, fill)
        : path(`M${-size} ${-size * 0.4}H${size}V${size * 0.4}H${-size}Z`, fill);
    return at(roll() * w, roll() * h, shape, 1, roll() * 180, ` opacity="${(0.55 + roll() * 0.45).toFixed(2)}"`);
  });
}

export const stars = (w: number, h: number, count: number, seed: number): string => {
  const roll = dice(seed);
  return repeat(count, (index) =>
    index % 7 === 0
      ? at(roll() * w, roll() * h, path(starOf(5 + roll() * 4, 1.2, 4), '#ffffff'), 1, 0, ' opacity=".8"')
      : disc(
          +(roll() * w).toFixed(1),
          +(roll() * h).toFixed(1),
          0.7 + roll(),
          '#ffffff',
          ` opacity="${(0.3 + roll() * 0.6).toFixed(2)}"`,
        ),
  );
};

/** Darkens the edges of the picture. */
export const vignette = (w: number, h: number, colour = '#0c0616', strength = 0.75): string =>
  path(
    `M0 0H${w}V${h}H0Z`,
    radial([`${colour}/0`, `${colour}/0`, `${colour}/${strength * 0.35}`, `${colour}/${strength}`], 0.5, 0.46, 0.72),
  );

/** A shadow on the ground. */
export const groundShadow = (x: number, y: number, rx: number, ry: number, strength = 0.55): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${radial([`#05010f/${strength}`, `#05010f/${strength * 0.6}`, '#05010f/0'])}"/>`;

/** A near, blurred object, which gives depth. */
export const near = (inner: string, blur = 3): string => `<g${blurred(blur)}>${inner}</g>`;

export const sky = (w: number, h: number, ...stops: string[]): string =>
  path(`M0 0H${w}V${h}H0Z`, linear(90, ...stops));
