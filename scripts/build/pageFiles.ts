/** The built files of a chunk, as parts of a page. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Preload, Stylesheet } from './composePage.ts';
import type { Language } from '../../contract/userChoices.ts';
import type { ChunkFiles } from './bundleManifest.ts';
import { WEB_DIR } from './folders.ts';

/** The side menu is part of the first screen there. */
export const WIDE_SCREEN = '(width >= 1024px)';

export const withExtension = (files: readonly string[], extension: string): string[] =>
  files.filter((file) => file.endsWith(extension));

export const stylesOf = (files: readonly string[]): Stylesheet[] =>
  withExtension(files, '.css').map((file) => ({
    href: `/${file}`,
    css: readFileSync(path.join(WEB_DIR, file), 'utf8'),
  }));

export const scriptPreloads = (files: readonly string[], media?: string): Preload[] =>
  withExtension(files, '.js').map((file) => ({ href: `/${file}`, as: 'script', ...(media && { media }) }));

/** The texts of a language that are not in the first script. */
export const messagesOf = (web: ChunkFiles, language: Language): readonly string[] =>
  language === 'en' ? [] : (web[`messages-${language}`] ?? []);
