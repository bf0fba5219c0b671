export { joinCatalogues } from './joinCatalogues';
export { t } from './t';
export { type Catalogue, type Messages, withMessages } from './withMessages';
