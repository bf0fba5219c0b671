import type { RailContext } from '../rails/RailContext.ts';
import type { WalletFeed } from './WalletFeed.ts';

/** What the wallet's routes work with. */
export interface Wallet {
  ctx: RailContext;
  feed: WalletFeed;
  /** A withdrawal that was taken is paid at once. */
  workers: { payouts: { nudge: () => void } };
}
