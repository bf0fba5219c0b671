import type { LedgerContext } from '../ledger/index.ts';
import type { CardGateway } from './card/CardGateway.ts';
import type { MobileGateway } from './mobile/MobileGateway.ts';
import type { WalletTiming } from './timing.ts';

/** The ledger with the providers that move the money. */
export interface RailContext extends LedgerContext {
  card: CardGateway;
  mobile: MobileGateway;
  timing: WalletTiming;
}
