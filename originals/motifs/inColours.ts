/** The colours that a drawing asks for by name: `var(--primary)` is the primary colour of the game's palette. */
export type Colours = Readonly<Record<'primary' | 'secondary' | 'accent' | 'light' | 'dark', string>>;

/**
 * The drawing of an SVG file of this folder on its 100 × 100 box, in the colours of a palette. It stands by itself in any
 * other drawing, also in a picture, which sees no CSS variable of the page.
 */
export function inColours(svg: string, colours: Colours): string {
  const inner = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
  return inner.replaceAll(/var\(--(\w+)\)/g, (_all, name: keyof Colours) => colours[name]);
}
