import type { PAYMENT_LOGOS } from '@contract/settings.ts';
import type { Catalogue } from '@/shared/i18n';

/** What every screen of the wallet shows of a method. */
export interface MethodFace {
  /** A line icon on a 24 × 24 grid. */
  icon: string;
  /** Its mark on the home page, in its own colours. */
  logo?: (typeof PAYMENT_LOGOS)[number];
  /** Its name: `wallet.method.` with the name on the wire. */
  messages: Catalogue;
}
