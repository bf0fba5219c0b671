export { Button } from './Button';
export { IconButton } from './IconButton';
export { RetryButton } from './RetryButton';
