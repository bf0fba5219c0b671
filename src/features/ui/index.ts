export type { ModalId, ModalProps, OpenModal } from './modals';
export { PageLink } from './PageLink';
export * from './pageName';
export * from './preferencesSlice';
export * from './uiSlice';
