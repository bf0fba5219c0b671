export { Icon, LineIcon } from './Icon';
export { CHEVRON_DOWN, CHEVRON_UP, CUP, LOCK } from './singlePaths';
export { MoreIcon, type MoreIconName } from './MoreIcon';
export type { IconName } from './paths';
