export { Skeletons } from './Skeletons';
