import type { Browser } from '@playwright/test';
import { median } from '../statistics.ts';
import { type GridFigures, measureGridPage } from './gridPage.ts';
import { PLAIN_PAGE } from './plainSite.ts';

/** The list of all games, the same with small tiles, and the plain list, with the medians of their rounds. */
export interface GridComparison {
  games: GridFigures;
  small: GridFigures;
  plain: GridFigures;
}

const medians = (rounds: readonly GridFigures[]): GridFigures => {
  const of = (name: keyof GridFigures) => median(rounds.map((round) => round[name]));
  return {
    mountMs: of('mountMs'),
    nodes: of('nodes'),
    mostNodes: of('mostNodes'),
    scrollP95Ms: of('scrollP95Ms'),
    keyMedianMs: of('keyMedianMs'),
    keyWorstMs: of('keyWorstMs'),
  };
};

/** All in turns, so that other load affects both. The site comes from `startGridSite`. */
export async function measureGrid(browser: Browser, baseUrl: string, rounds: number): Promise<GridComparison> {
  const games: GridFigures[] = [];
  const small: GridFigures[] = [];
  const plain: GridFigures[] = [];
  for (let round = 0; round < rounds; round += 1) {
    games.push(await measureGridPage(browser, `${baseUrl}/all-games`));
    small.push(await measureGridPage(browser, `${baseUrl}/all-games`, { hasSmallTiles: true }));
    plain.push(await measureGridPage(browser, `${baseUrl}/${PLAIN_PAGE}`));
  }
  return { games: medians(games), small: medians(small), plain: medians(plain) };
}
