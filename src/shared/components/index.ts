export { Button, IconButton } from './Button';
export { Dialog } from './Dialog';
export { Icon, type IconName } from './Icon';
export { Spinner } from './Spinner';
