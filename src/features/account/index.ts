export * from './accountApi';
