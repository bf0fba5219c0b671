import type { Run } from '../../scripts/run/Run.ts';
import { startBuiltSite } from '../../scripts/run/startBuiltSite.ts';
import { beforeSite } from './beforeSite.ts';
import { comparisonSite, REFERENCE_PAGE } from './comparisonSite.ts';

/** The sites that are measured beside home, with their addresses. */
export interface Sites {
  /** The built site, as players get it. */
  home: string;
  /** The same libraries with one line. */
  reference: string;
  /** The same home, rendered by the browser alone. */
  plain: string;
  /** The site at an earlier commit. */
  before?: string;
}

export type Subject = keyof Sites;

export async function startSites(run: Run, before: string | undefined): Promise<Sites> {
  const earlier = before === undefined ? undefined : await beforeSite(run, before);
  const { baseUrl } = await startBuiltSite(run, { hasSignIn: true, hasMoney: true });
  const comparison = await startBuiltSite(run, { webDir: await comparisonSite(run) });
  return {
    home: `${baseUrl}/`,
    reference: `${comparison.baseUrl}/${REFERENCE_PAGE}`,
    plain: `${comparison.baseUrl}/`,
    ...(earlier && { before: `${earlier}/` }),
  };
}
