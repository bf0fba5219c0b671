export { FailedNote } from './FailedNote';
export { StatePanel } from './StatePanel';
