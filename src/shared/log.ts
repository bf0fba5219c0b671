/** The only door to the console. Messages carry ids, never tokens, codes or phone numbers. */
/* eslint no-console: "off" -- this is the door */
export const logWarning = (message: string): void => console.warn(`[karata] ${message}`);
