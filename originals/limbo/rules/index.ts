export * from './kind.ts';
export * from './limbo.ts';
export * from './wire.ts';
