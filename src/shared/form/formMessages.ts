import en from './messages/en.json';
import sw from './messages/sw.json';

/** Messages of `SaveStatus`. */
export const formMessages = { en, sw };
