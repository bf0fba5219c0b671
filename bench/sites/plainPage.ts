import { siteTypes } from '../../scripts/build/trustedTypes.ts';

/** A page that shows nothing before its script runs: an empty root, styles, a script. */
export function plainPage(files: readonly string[], title: string): string {
  const of = (extension: string) => files.filter((file) => file.endsWith(extension));
  const scripts = of('.js').map((file) => `<script defer src="/${file}"></script>`);
  const links = of('.css').map((file) => `<link rel="stylesheet" href="/${file}">`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><title>${title}</title>
<script>${siteTypes(true)}</script>
${[...scripts, ...links].join('\n')}</head><body><div id="root"></div></body></html>`;
}
