import { createRequire } from 'node:module';
import { PRERENDER_FILE } from './folders.ts';

interface Prerender {
  renderShell: (shell: 'home' | 'chrome') => Promise<string>;
}

/** React asks for every picture ahead of the scripts; the markup names them anyway, in the order in which they are seen. */
const withoutImagePreloads = (markup: string): string => markup.replaceAll(/<link rel="preload" as="image"[^>]*>/g, '');

/** The markup of home, and of the chrome around every other page. */
export async function renderShells(): Promise<{ home: string; chrome: string }> {
  const { renderShell } = createRequire(import.meta.url)(PRERENDER_FILE) as Prerender;
  const [home, chrome] = [await renderShell('home'), await renderShell('chrome')];
  return { home: withoutImagePreloads(home), chrome: withoutImagePreloads(chrome) };
}
