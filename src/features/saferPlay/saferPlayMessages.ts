import en from './messages/en.json';
import sw from './messages/sw.json';

/** The words of limits and breaks that other screens use too, on top of their own messages. */
export const saferPlayMessages = { en, sw };
