import en from './messages/en.json';
import sw from './messages/sw.json';

/** Messages about limits and breaks for other screens. */
export const saferPlayMessages = { en, sw };
