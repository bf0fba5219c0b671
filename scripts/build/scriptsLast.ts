import { preloadTag, type Preload } from './composePage.ts';

const SCRIPT = /<script\b[^>]*\bdefer\b[^>]*><\/script>/g;

/**
 * The page asks for its scripts after everything that it shows, and at low priority, so that on a weak line the pictures
 * do not wait for them.
 * @throws Error when the page has no end
 */
export function scriptsLast(html: string, preloads: readonly Preload[]): string {
  if (!html.includes('</body>')) throw new Error('the page has no </body>');
  const scripts = html.match(SCRIPT) ?? [];
  const low = [...scripts, ...preloads.map(preloadTag)].map((tag) =>
    tag.replace(/^<\w+/, (start) => `${start} fetchpriority="low"`),
  );
  return html.replaceAll(SCRIPT, '').replace('</body>', () => `${low.join('')}</body>`);
}
