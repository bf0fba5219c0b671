import type { CardGateway } from '../gateways/CardGateway.ts';
import type { MobileGateway } from '../gateways/MobileGateway.ts';
import type { LedgerContext } from '../ledger/index.ts';
import type { WalletTiming } from './timing.ts';
import type { WalletFeed } from './WalletFeed.ts';

/** The ledger with the providers that move the money. */
export interface WalletContext extends LedgerContext {
  card: CardGateway;
  mobile: MobileGateway;
  timing: WalletTiming;
}

/** What the wallet's routes work with. */
export interface Wallet {
  ctx: WalletContext;
  feed: WalletFeed;
  /** A withdrawal that was taken is paid at once. */
  workers: { payouts: { nudge: () => void } };
}
