import { HOME_DATA_ID } from '@contract/homePage.ts';
import type { HomeData } from './homeData';

export interface MadeHome {
  data: HomeData;
  /** Its content may not be the present one. */
  isOld: boolean;
}

/** Not sent for this visit: the page comes from a cache of the browser or from a service worker. */
function isFromCache(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit !== undefined && (visit.transferSize === 0 || visit.workerStart > 0);
}

/** What the present page was made from, if it was made from anything. */
export function readMadeHome(): MadeHome | undefined {
  const element = document.getElementById(HOME_DATA_ID);
  if (!element?.textContent) return undefined;
  return {
    data: JSON.parse(element.textContent) as HomeData,
    isOld: element.dataset['built'] !== undefined || isFromCache(),
  };
}
