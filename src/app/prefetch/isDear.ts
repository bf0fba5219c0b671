/** Not in Firefox and Safari. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const SLOW = new Set(['slow-2g', '2g']);

/** Whether the connection is slow, or its owner saves data: then nothing is downloaded that nobody has asked for. */
export function isDear(browser: Navigator & { connection?: Connection } = navigator): boolean {
  const { saveData = false, effectiveType = '' } = browser.connection ?? {};
  return saveData || SLOW.has(effectiveType);
}
