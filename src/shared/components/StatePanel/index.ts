export { StatePanel } from './StatePanel';
