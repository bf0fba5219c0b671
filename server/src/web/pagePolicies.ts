import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageSources } from '../rails/Rail.ts';
import { appPolicy, gamePolicy } from './contentSecurityPolicy.ts';
import { inlineHashes } from './inlineHashes.ts';

/** Gives the policy of a page for a request to `origin`. */
type PagePolicy = (origin: string) => string;

interface PolicyOptions {
  webDir: string;
  files: ReadonlySet<string>;
  gameOrigins: readonly string[];
  authDomain: string | undefined;
  pageSources: readonly PageSources[];
}

/** The policy of each html file. Its inline code is read once. */
export function pagePolicies({
  webDir,
  files,
  gameOrigins,
  authDomain,
  pageSources,
}: PolicyOptions): ReadonlyMap<string, PagePolicy> {
  const policyFor = (page: string): PagePolicy => {
    const hashes = inlineHashes(readFileSync(path.join(webDir, page), 'utf8'));
    if (page.startsWith('originals/')) return (origin) => gamePolicy(hashes, origin);
    const policy = appPolicy(hashes, { gameOrigins, authDomain, pageSources });
    return () => policy;
  };
  const pages = [...files].filter((file) => file.endsWith('.html'));
  return new Map(pages.map((page) => [page, policyFor(page)]));
}
