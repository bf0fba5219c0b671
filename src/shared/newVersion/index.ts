export { isOldPage } from './presentBuild';
export { takeNewVersion } from './takeNewVersion';
export { noteVersion, useIsVersionUntold, useNewVersion } from './waitingVersion';
