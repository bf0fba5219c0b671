export * from './api/contentApi';
export { useSettings } from './api/settingsApi';
export { useTheme } from './theme/useTheme';
