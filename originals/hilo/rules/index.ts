export * from './hilo.ts';
export * from './kind.ts';
