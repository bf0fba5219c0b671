export { Icon, PathIcon } from './Icon';
export { CHEVRON_DOWN, CHEVRON_UP, CUP, LOCK } from './singlePaths';
export { AnyIcon, type AnyIconName } from './AnyIcon';
export type { IconName } from './paths';
