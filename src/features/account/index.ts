export * from './accountApi';
export { forgetPlayer } from './forgetPlayer';
