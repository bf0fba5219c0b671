export { Button, IconButton } from './Button';
export { Dialog } from './Dialog';
export { Icon, type IconName } from './Icon';
export { Skeletons } from './Skeletons';
export { Spinner } from './Spinner';
export { StatePanel } from './StatePanel';
