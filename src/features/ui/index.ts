export {
  FIRST_STATUSES,
  type ModalStatuses,
  type ModalId,
  type ModalProps,
  type OpenModal,
  type Wish,
  isStepOf,
  stepAction,
} from './modals';
export { type Flow, statusOf, useModalFlow } from './useModalFlow';
export { BackHome, PageHead } from './PageHead';
export { LinkedText, PageLink } from './PageLink';
export * from './pageName';
export * from './uiSlice';
export { languageNames, useLanguage } from './useLanguage';
export { usePageHeading } from './usePageHeading';
export { contrast, themeVariables } from './settings/operatorColours';
export * from './settings/settings';
export * from './settings/useFooterData';
export { useIsSoundOn, useSound } from './settings/sound';
export { useTheme } from './settings/theme';
export { useDocumentHead } from './settings/useDocumentHead';
