export { joinCatalogues } from './joinCatalogues';
export { plainWords } from './plainWords';
export { t } from './t';
export { withMessages } from './withMessages';
export { type Catalogue, withWords } from './withWords';
export { type Messages, useIntl, type Words, WordsContext } from './words';
