export { Button } from './Button';
export { IconButton } from './IconButton';
export { ReloadButton } from './ReloadButton';
export { RetryButton } from './RetryButton';
