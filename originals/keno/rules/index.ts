export * from './keno.ts';
export * from './kind.ts';
export * from './wire.ts';
