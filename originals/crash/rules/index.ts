export * from './chain.ts';
export * from './curve.ts';
export * from './kind.ts';
export * from './wire.ts';
