import type { MoneyContext } from '../rails/Rail.ts';
import type { WalletFeed } from './WalletFeed.ts';

/** The services that the wallet routes use. */
export interface Wallet {
  ctx: MoneyContext;
  feed: WalletFeed;
  /** An accepted withdrawal is paid at once. */
  workers: { payouts: { nudge: () => void } };
}
