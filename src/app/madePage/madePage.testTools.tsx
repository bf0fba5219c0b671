import { afterEach, beforeEach, expect, jest } from '@jest/globals';
import { fillPage, type PageAnswers, type PageRendering, type RenderPage } from '@contract/madePages.ts';
import type { Language } from '@contract/userChoices.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { anonymousIdentity } from '@/identity';
import { buildGames, buildProviders } from '@/testing/builders';
import { fakeApi, fakeServer } from '@/testing/fakeApi';
import { makeTestStore } from '@/testing/renderWithStore';
import { loadMessages } from '../Localised';
import { preloadPage } from '../pageRegistry';
import { takeOver } from './mount';
import { readMadePage } from './pageData';

/** React's renderer for Node uses it; jsdom has none. */
globalThis.setImmediate ??= ((act: () => void) => setTimeout(act, 0)) as unknown as typeof setImmediate;

export const ANSWERS: PageAnswers = {
  settings: { siteName: 'Bahati', windowTitle: 'Bahati <&> "home"', primaryColor: '#0a7d33' },
  providers: buildProviders(),
  lobby: buildGames(),
  'hero-content': [
    { id: 'h1', isActive: true, leftCardTitle: 'Karibu </script>', backgroundGradient: 'linear-gradient(#111, #222)' },
  ],
};
const TEMPLATE =
  '<!doctype html><html lang="en"><head><title>x</title><meta name="description" content="y"></head><body><div id="root"></div></body></html>';

/** It has modules of its own, as in the build: React does not expect two renderers in one. */
const renderPage: RenderPage = async (asked) => {
  let rendering: Promise<PageRendering> | undefined;
  await jest.isolateModulesAsync(async () => {
    const bundle = await import('@/prerender');
    rendering = bundle.renderPage(asked);
    await rendering;
  });
  if (!rendering) throw new Error('nothing was rendered');
  return rendering;
};

const AT = Date.UTC(2030, 0, 1);
export const ORIGIN = 'https://karata.example';

export async function pageIn(
  language: Language,
  { page = 'home', answers = ANSWERS, isBuilt = false, isSaving = false } = {},
): Promise<string> {
  const rendering = await renderPage({ page, language, isSaving, answers, origin: ORIGIN, at: AT });
  return fillPage({ [rendering.template]: { en: TEMPLATE, sw: TEMPLATE } }, language, rendering, { isBuilt });
}

/** The page as the browser has it before any script. */
export function show(html: string): HTMLElement {
  const page = new DOMParser().parseFromString(html, 'text/html');
  document.documentElement.lang = page.documentElement.lang;
  document.title = page.title;
  document.body.replaceChildren(...page.body.childNodes);
  return document.getElementById('root') as HTMLElement;
}

/** Redux warns of a slow machine. */
export const isOurs = ([text]: unknown[]): boolean => String(text).startsWith('[karata]');

export const asked: string[] = [];
const noteCall = ({ request }: { request: Request }) => {
  const { pathname, search } = new URL(request.url);
  asked.push(pathname + search);
};

let end: () => void = () => undefined;
/** The app that a test has started ends with it. */
export const endsWith = (root: { unmount: () => void }): void => {
  end = () => act(() => root.unmount());
};

/** Takes over the page that is shown, as a browser does. */
export async function startAt(
  container: HTMLElement,
  language: Language,
  prepare?: (store: ReturnType<typeof makeTestStore>) => unknown,
) {
  const store = makeTestStore();
  const unvisited = store.getState();
  await prepare?.(store);
  const made = readMadePage();
  if (!made) throw new Error('the page has no data');
  const [initial] = await Promise.all([loadMessages(language), preloadPage(made.data.page)]);
  const parts = { store, identity: anonymousIdentity, initial };
  await act(async () => {
    const root = takeOver(container, parts, made, unvisited);
    endsWith(root);
  });
  await waitFor(() => expect(screen.getByRole('contentinfo')).toBeInTheDocument());
  return store;
}

/** Each test of the file begins with an empty page, and its calls are noted. */
export function beginEachEmpty(): void {
  beforeEach(() => {
    fakeApi({});
    asked.length = 0;
    fakeServer.events.on('request:start', noteCall);
  });
  afterEach(() => {
    end();
    fakeServer.events.removeAllListeners();
    document.body.replaceChildren();
  });
}
