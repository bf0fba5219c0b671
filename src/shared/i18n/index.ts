export { withMessages } from './withMessages';
export * from './words';
