export * from './mines.ts';
export * from './kind.ts';
export * from './wire.ts';
