export type { ModalId, ModalProps, OpenModal } from './modals';
export { BackHome } from './BackHome';
export { PageHead } from './PageHead';
export { PageLink } from './PageLink';
export * from './pageName';
export { type Locale, LOCALES } from './preferences';
export * from './uiSlice';
export { usePageHeading } from './usePageHeading';
