/** The only access to the console. Messages contain ids, never tokens, codes or phone numbers. */
/* eslint no-console: "off" -- this is the door */
declare const __DEV_TOOLS__: boolean;

export const logWarning = (message: string): void => console.warn(`[karata] ${message}`);

/** The error with its stack, in development only. */
export const logForDevelopers = (error: unknown): void => {
  if (typeof __DEV_TOOLS__ !== 'undefined' && __DEV_TOOLS__) console.error(error);
};
