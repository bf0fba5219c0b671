export { AgeMark } from './AgeMark';
