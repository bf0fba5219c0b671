export { TextItems } from './TextItems';
