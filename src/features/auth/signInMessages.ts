import en from './messages/en.json';
import sw from './messages/sw.json';

/** The messages of `signInErrors` and the notices, for chunks that show a failed sign-in. */
export const signInMessages = { en, sw };
