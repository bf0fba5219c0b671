import type { MoneyContext } from '../rails/MoneyContext.ts';
import type { WalletFeed } from './WalletFeed.ts';

/** What the wallet's routes work with. */
export interface Wallet {
  ctx: MoneyContext;
  feed: WalletFeed;
  /** A withdrawal that was taken is paid at once. */
  workers: { payouts: { nudge: () => void } };
}
