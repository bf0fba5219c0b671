import type { Catalogue } from './withWords';
import type { Messages } from './words';

/** All messages; for a repeated id, the later one. */
export const joinCatalogues = (catalogues: readonly Catalogue[]): Catalogue => ({
  en: Object.assign({}, ...catalogues.map(({ en }) => en)) as Messages,
  sw: Object.assign({}, ...catalogues.map(({ sw }) => sw)) as Messages,
});
