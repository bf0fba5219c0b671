export { Icon, LineIcon } from './Icon';
export { MoreIcon, type MoreIconName } from './MoreIcon';
export type { IconName } from './paths';
