export { Later } from './Later';
