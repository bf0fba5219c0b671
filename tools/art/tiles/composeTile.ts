import type { SeedGame } from '../../../server/seed/catalogue/games.ts';
import { type PaletteName, PALETTES } from '../motifs.ts';
import { definitions, group, HEIGHT, randomOf, rect, type TileContext, WIDTH } from './canvas.ts';
import { HEROES } from './heroes.ts';
import { lettering } from './lettering.ts';
import { SCENES, styleOf } from './studioStyles.ts';

/** A game's tile as an SVG document of 360 × 480. */
export function composeTile(game: SeedGame, providerSlug: string): string {
  const palette = PALETTES[game.palette as PaletteName];
  const context: TileContext = { palette, motifs: game.motifs, random: randomOf(game.slug) };
  const style = styleOf(providerSlug);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    definitions(context) +
    group(SCENES[style.scene](context), 'filter="url(#far)"') +
    rect(0, 0, WIDTH, HEIGHT, 'url(#vignette)') +
    HEROES[game.category](context) +
    rect(0, 300, WIDTH, 180, 'url(#foot)') +
    lettering(game.name, style, palette.dark) +
    '</svg>'
  );
}
