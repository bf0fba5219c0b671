export * from './fortune.ts';
export * from './kind.ts';
