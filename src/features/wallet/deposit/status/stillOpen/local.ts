export { StillOpen as default } from './StillOpen';
