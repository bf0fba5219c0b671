export { Icon } from './Icon';
export { LineIcon } from './LineIcon';
export type { IconName } from './paths';
