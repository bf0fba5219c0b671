export * from './mines.ts';
export * from './kind.ts';
