export * from './api/challengesApi';
export * from './api/footerApi';
export * from './api/heroApi';
export * from './api/homeContentApi';
export * from './api/pagesApi';
export { useSettings } from './api/settingsApi';
export { CardImage } from './CardImage';
export { useTheme } from './theme/useTheme';
export { useJoin } from './useJoin';
