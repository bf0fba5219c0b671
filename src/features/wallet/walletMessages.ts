import en from './messages/en.json';
import sw from './messages/sw.json';

/** The words of money that every screen of the wallet uses, beside its own and those of the methods. */
export const walletMessages = { en, sw };
