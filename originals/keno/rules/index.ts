export * from './keno.ts';
export * from './kind.ts';
