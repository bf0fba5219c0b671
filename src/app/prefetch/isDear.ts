/** Not in Firefox and Safari. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

type Browser = Navigator & { connection?: Connection };

const SLOW = new Set(['slow-2g', '2g']);

/** Whether the owner of the browser saves data on all sites. */
export const savesData = ({ connection }: Browser = navigator): boolean => connection?.saveData === true;

/** Whether the connection is slow, or its owner saves data: then nothing is downloaded that nobody has asked for. */
export const isDear = (browser: Browser = navigator): boolean =>
  savesData(browser) || SLOW.has(browser.connection?.effectiveType ?? '');
