import { createRequire } from 'node:module';
import { PRERENDER_FILE } from './folders.ts';

interface Prerender {
  renderShell: (shell: 'home' | 'chrome') => Promise<string>;
}

/** The markup of home, and of the chrome around every other page. */
export async function renderShells(): Promise<{ home: string; chrome: string }> {
  const { renderShell } = createRequire(import.meta.url)(PRERENDER_FILE) as Prerender;
  return { home: await renderShell('home'), chrome: await renderShell('chrome') };
}
