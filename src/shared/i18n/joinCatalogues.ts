import type { Catalogue, Messages } from './withMessages';

/** The messages of all of them; of two with one id, the later. */
export const joinCatalogues = (catalogues: readonly Catalogue[]): Catalogue => ({
  en: Object.assign({}, ...catalogues.map(({ en }) => en)) as Messages,
  sw: Object.assign({}, ...catalogues.map(({ sw }) => sw)) as Messages,
});
