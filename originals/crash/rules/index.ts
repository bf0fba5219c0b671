export * from './chain.ts';
export * from './curve.ts';
