/** Firefox and Safari do not tell of their connection. */
type Browser = Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };

const SLOW = new Set(['slow-2g', '2g']);

/** True when the owner of the browser saves data on all sites. */
export const savesData = ({ connection }: Browser = navigator): boolean => connection?.saveData === true;

/** True when parts may be downloaded that nobody has asked for: not on a slow connection, nor when its owner saves data. */
export const mayPrefetch = (browser: Browser = navigator): boolean =>
  !savesData(browser) && !SLOW.has(browser.connection?.effectiveType ?? '');
