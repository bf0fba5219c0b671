/** Seven digits or more, with what people put between them. */
const LONG_NUMBER = /[+(]*\d(?:[\s().-]*\d){6,}/g;

/** Words of a provider without phone numbers, which it may repeat: they are kept in the store. */
export const withoutNumbers = (text: string): string => text.replace(LONG_NUMBER, '•••');
