/** Seven digits or more, with the usual separators. */
const LONG_NUMBER = /[+(]*\d(?:[\s().-]*\d){6,}/g;

/** A provider's text without phone numbers, because it is kept in the store. */
export const withoutNumbers = (text: string): string => text.replace(LONG_NUMBER, '•••');
