import { createRequire } from 'node:module';
import { PRERENDER_FILE } from './folders.ts';

interface Prerender {
  renderShell: (shell: 'home' | 'chrome') => Promise<string>;
}

/** React preloads every picture before the scripts; the markup already names them, in the order of display. */
const withoutImagePreloads = (markup: string): string => markup.replaceAll(/<link rel="preload" as="image"[^>]*>/g, '');

/** The HTML of home, and of header and menus around every other page. */
export async function renderShells(): Promise<{ home: string; chrome: string }> {
  const { renderShell } = createRequire(import.meta.url)(PRERENDER_FILE) as Prerender;
  const [home, chrome] = [await renderShell('home'), await renderShell('chrome')];
  return { home: withoutImagePreloads(home), chrome: withoutImagePreloads(chrome) };
}
