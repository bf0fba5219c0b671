import en from './messages/en.json';
import sw from './messages/sw.json';

/** The words of saving, for the pages that use `SaveStatus`. */
export const formMessages = { en, sw };
