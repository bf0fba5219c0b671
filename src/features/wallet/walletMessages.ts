import en from './messages/en.json';
import sw from './messages/sw.json';

/** Messages about money for every screen of the wallet. */
export const walletMessages = { en, sw };
