export * from './mines.ts';
