export { joinCatalogues } from './joinCatalogues';
export { type Catalogue, type Messages, withMessages } from './withMessages';
