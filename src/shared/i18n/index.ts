export { withMessages } from './withMessages';
export {
  type Catalogue,
  joinCatalogues,
  type Messages,
  type Texts,
  plainWords,
  t,
  useIntl,
  withWords,
  type Words,
  WordsContext,
} from './words';
