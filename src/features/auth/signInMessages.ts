import en from './messages/en.json';
import sw from './messages/sw.json';

/** What `signInErrors` and the notices name: for the chunks that show a failed sign-in, on top of their own messages. */
export const signInMessages = { en, sw };
