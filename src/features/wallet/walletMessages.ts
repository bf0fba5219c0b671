import en from './messages/en.json';
import sw from './messages/sw.json';

/** The words of money that every screen of the wallet uses, on top of their own messages. */
export const walletMessages = { en, sw };
