import { createRequire } from 'node:module';
import type { RenderHome } from '../../contract/homePage.ts';
import type { Language } from '../../contract/userChoices.ts';
import { RENDER_FILE } from './folders.ts';

interface RenderBundle {
  renderShell: (language: Language) => Promise<string>;
  renderHome: RenderHome;
}

/** The functions of the render bundle that was just built. */
export const loadRenderBundle = (): RenderBundle => createRequire(import.meta.url)(RENDER_FILE) as RenderBundle;
