export { LimitRefusal as default } from './LimitRefusal';
