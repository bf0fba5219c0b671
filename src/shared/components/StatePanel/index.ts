export { FailedNote } from './FailedNote';
export { FailedPanel } from './FailedPanel';
export { StatePanel } from './StatePanel';
