// Paints are named by their look, so the same gradient is defined once.
const ids = new Map<string, string>();
const definitions = new Map<string, string>();

function define(tag: string, attributes: string, inner: string): string {
  const content = `${tag} ${attributes}>${inner}`;
  const id = ids.get(content) ?? `d${ids.size}`;
  ids.set(content, id);
  definitions.set(id, `<${tag} id="${id}" ${attributes}>${inner}</${tag}>`);
  return `url(#${id})`;
}

/** `#rrggbb`, or `#rrggbb/0.5` where the second number is the opacity. */
export type Stop = string;

function stopTags(stops: readonly Stop[]): string {
  return stops
    .map((stop, index) => {
      const [colour, opacity = '1'] = stop.split('/');
      const offset = +(index / Math.max(1, stops.length - 1)).toFixed(3);
      return `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
    })
    .join('');
}

/** Even stops along `degrees`: 0 is left to right, 90 top to bottom, within the shape. */
export const linear = (degrees: number, ...stops: Stop[]): string =>
  define('linearGradient', `gradientTransform="rotate(${degrees} .5 .5)"`, stopTags(stops));

/** A gradient from the middle of the shape outwards; `x` and `y` (0 to 1) move the bright spot. */
export const radial = (stops: readonly Stop[], x = 0.5, y = 0.5, r = 0.5): string =>
  define('radialGradient', `cx="${x}" cy="${y}" r="${r}"`, stopTags(stops));

/** A repeating tile of `size` units, turned and scaled by `transform`. */
export const tiled = (size: number, inner: string, transform = ''): string =>
  define(
    'pattern',
    `width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="${transform}"`,
    inner,
  );

/** Gaussian blur of `amount` units, as a filter attribute. */
export const blurred = (amount: number): string =>
  ` filter="${define('filter', 'x="-50%" y="-50%" width="200%" height="200%"', `<feGaussianBlur stdDeviation="${amount}"/>`)}"`;

/** A soft shadow below the drawing, as a filter attribute. */
export const shadowed = (drop = 6, blur = 6, opacity = 0.5): string =>
  ` filter="${define(
    'filter',
    'x="-30%" y="-30%" width="160%" height="170%"',
    `<feDropShadow dx="0" dy="${drop}" stdDeviation="${blur}" flood-color="#05010f" flood-opacity="${opacity}"/>`,
  )}"`;

const edgeLight = (colour: string, dx: number, dy: number, name: string): string =>
  `<feOffset in="SourceAlpha" dx="${dx}" dy="${dy}" result="${name}o"/><feComposite in="SourceAlpha" in2="${name}o" operator="out" result="${name}e"/><feFlood flood-color="${colour}"/><feComposite in2="${name}e" operator="in"/><feGaussianBlur stdDeviation="1.2"/><feComposite in2="SourceAlpha" operator="in" result="${name}"/>`;

/** Light on the left and right edge of a drawing, as from two lamps behind it. `wide` is in units. */
export const rimmed = (inner: string, left: string, right: string, wide = 5): string =>
  `<g filter="${define(
    'filter',
    'x="-10%" y="-10%" width="120%" height="120%"',
    `${edgeLight(left, wide, wide * 0.5, 'l')}${edgeLight(right, -wide, wide * 0.5, 'r')}<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="l"/><feMergeNode in="r"/></feMerge>`,
  )}">${inner}</g>`;

export const clipped = (shape: string, inner: string): string =>
  `<g clip-path="${define('clipPath', 'clipPathUnits="userSpaceOnUse"', shape)}">${inner}</g>`;

function usedBy(markup: string, found = new Set<string>()): Set<string> {
  for (const [, id] of markup.matchAll(/url\(#(d\d+)\)/g)) {
    if (!id || found.has(id)) continue;
    found.add(id);
    usedBy(definitions.get(id) ?? '', found);
  }
  return found;
}

/** A whole SVG document of the drawing, with its paints. */
export function sheet(width: number, height: number, inner: string): string {
  const paints = [...usedBy(inner)].map((id) => definitions.get(id)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${paints}</defs>${inner}</svg>`;
}
