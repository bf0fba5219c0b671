/** A point at a radius and a share of a turn from the top, as a path of SVG has it. */
export function ringPoint(radius: number, turn: number): string {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`;
}

/** The path of a piece of a ring between two radii and two shares of a turn. */
export const ringPiece = ([outer, inner]: readonly [number, number], from: number, to: number): string =>
  `M${ringPoint(outer, from)}A${outer} ${outer} 0 0 1 ${ringPoint(outer, to)}L${ringPoint(inner, to)}A${inner} ${inner} 0 0 0 ${ringPoint(inner, from)}Z`;
