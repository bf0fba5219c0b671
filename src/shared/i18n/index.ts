export { withMessages } from './withMessages';
export {
  type Catalogue,
  joinCatalogues,
  type Messages,
  plainWords,
  t,
  useIntl,
  withWords,
  type Words,
  WordsContext,
} from './words';
