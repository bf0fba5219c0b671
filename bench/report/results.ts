import type { ActionsFigures } from '../actions/measureActions.ts';
import type { BrowserName } from '../browser/browsers.ts';
import type { NetworkName } from '../browser/networks.ts';
import type { GridComparison } from '../grid/measureGrid.ts';
import type { HomeMeasured } from '../home/measureHome.ts';
import type { PagesFigures } from '../pages/measurePages.ts';
import type { VisitsFigures } from '../visits/measureVisits.ts';

/** The figures of the site now, and those before where they were measured too. */
export interface Compared<TFigures> {
  home: TFigures;
  before?: TFigures;
}

export interface BrowserResults {
  version: string;
  home: Partial<Record<NetworkName, HomeMeasured>>;
  pages?: PagesFigures;
  visits?: Compared<VisitsFigures>;
  actions?: Compared<ActionsFigures>;
  grid?: GridComparison;
}

/** All of a run, as it goes into a file. */
export interface Results {
  commit: string;
  before: string | undefined;
  date: string;
  rounds: number;
  browsers: Partial<Record<BrowserName, BrowserResults>>;
}
