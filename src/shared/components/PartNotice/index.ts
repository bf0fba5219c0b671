export { PartNotice } from './PartNotice';
