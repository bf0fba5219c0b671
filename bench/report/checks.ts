import type { Check } from './check.ts';
import { homeChecks, weakChecks } from './homeChecks.ts';
import { pageChecks } from './pagesReport.ts';
import { actionChecks, gridChecks, visitChecks } from './otherChecks.ts';
import type { Results } from './results.ts';

const of = <TFigures>(figures: TFigures | undefined, checks: (figures: TFigures) => Check[]): Check[] =>
  figures === undefined ? [] : checks(figures);

/** Full Chromium must hold these; parts that were not measured are left out. */
export function checksOf({ browsers: { full } }: Pick<Results, 'browsers'>): Check[] {
  if (!full) return [];
  return [
    ...of(full.home['3g']?.figures, homeChecks),
    ...of(full.home.weak?.figures, weakChecks),
    ...of(full.pages, pageChecks),
    ...of(full.visits?.home, visitChecks),
    ...of(full.actions?.home, actionChecks),
    ...of(full.grid, gridChecks),
  ];
}
