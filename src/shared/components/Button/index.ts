export { Button } from './Button';
export { IconButton } from './IconButton';
