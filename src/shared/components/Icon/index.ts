export { Icon, LineIcon } from './Icon';
export type { IconName } from './paths';
