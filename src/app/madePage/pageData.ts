import { PAGE_DATA_ID } from '@contract/madePages.ts';
import { api } from '@/api';
import type { AppStore } from '../store/makeStore';

/** An answer in the form of the app's cache. */
export interface KeptAnswer {
  endpointName: string;
  arg: unknown;
  value: unknown;
}

/** A page was made from these answers. */
export interface PageData {
  /** The present address may write this name in another way. */
  page: string;
  /** The page is the one for a browser that saves data. */
  isSaving: boolean;
  /** The time that the page tells of, Unix ms. */
  at: number;
  answers: readonly KeptAnswer[];
}

/** Puts the answers into the cache as if they had just come, so that nothing asks for them. The chunk of the page must be there. */
export function keepPageData({ dispatch }: Pick<AppStore, 'dispatch'>, { answers }: PageData): void {
  dispatch(api.util.upsertQueryEntries(answers as never));
}

export type MadePage = NonNullable<ReturnType<typeof readMadePage>>;

/** Not sent for this visit: the page comes from a cache of the browser or from a service worker. */
function isFromCache(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit !== undefined && (visit.transferSize === 0 || visit.workerStart > 0);
}

/** Takes the answers that the present page was made from out of it, if it was made ahead. */
export function readMadePage() {
  const element = document.getElementById(PAGE_DATA_ID);
  if (!element?.textContent) return undefined;
  element.remove();
  return {
    data: JSON.parse(element.textContent) as PageData,
    /** True when the content may be older than the present one. */
    isOld: element.dataset['built'] !== undefined || isFromCache(),
  };
}
