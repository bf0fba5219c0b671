export * from './hilo.ts';
export * from './kind.ts';
export * from './wire.ts';
