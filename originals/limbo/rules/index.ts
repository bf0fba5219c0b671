export * from './kind.ts';
export * from './limbo.ts';
