import path from 'node:path';

export type Mode = 'development' | 'production';

export interface Build {
  bundle: 'web' | 'originals' | 'worker' | 'prerender';
  mode: Mode;
  /** With the development server, which replaces modules in the running page. */
  isHot: boolean;
}

/** A path inside the project. */
export const from = (...parts: string[]) => path.join(import.meta.dirname, '../../..', ...parts);

export const fileName = (mode: Mode, ext: string) =>
  mode === 'production' ? `assets/[name].[contenthash:6].${ext}` : `assets/[name].${ext}`;
