import messages from './messages';

/** Messages about money for every screen of the wallet. */
export const walletMessages = messages;
