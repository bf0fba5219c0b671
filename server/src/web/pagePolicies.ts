import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageSources } from '../rails/Rail.ts';
import { appPolicy, gamePolicy } from './contentSecurityPolicy.ts';
import { inlineHashes } from './inlineHashes.ts';

interface SiteOptions {
  gameOrigins: readonly string[] | undefined;
  /** Where players open the site. */
  siteOrigins: readonly string[];
  authDomain: string | undefined;
  pageSources: readonly PageSources[];
}

interface PolicyOptions extends SiteOptions {
  webDir: string;
  files: ReadonlySet<string>;
}

/** The policy of a page of the app. */
export const policyOf = (html: string, site: Omit<SiteOptions, 'siteOrigins'>): string =>
  appPolicy(inlineHashes(html), site);

/** The policy of each html file. Its inline code is read once. */
export function pagePolicies({ webDir, files, siteOrigins, ...app }: PolicyOptions): ReadonlyMap<string, string> {
  const policyFor = (page: string): string => {
    const html = readFileSync(path.join(webDir, page), 'utf8');
    return page.startsWith('originals/') ? gamePolicy(inlineHashes(html), siteOrigins) : policyOf(html, app);
  };
  const pages = [...files].filter((file) => file.endsWith('.html'));
  return new Map(pages.map((page) => [page, policyFor(page)]));
}
