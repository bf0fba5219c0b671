export * from './fortune.ts';
export * from './kind.ts';
export * from './wire.ts';
