/** The providers' books of one player. */
import type { WireDispute, WireIntent, WireRefund } from '../../../sandbox/card/types.ts';
import type { Payout, Push } from '../../../sandbox/mpesa/types.ts';
import type { Asker } from '../Ask.ts';
import type { Books } from './Providers.ts';

export interface PlayerBooks {
  pushes: Push[];
  payouts: Payout[];
  intents: WireIntent[];
  refunds: WireRefund[];
  disputes: WireDispute[];
}

/** Found by phones and metadata, independent of the server's records. */
export function booksOf({ mpesa, card }: Books, { uid, phoneStem }: Pick<Asker, 'uid' | 'phoneStem'>): PlayerBooks {
  const stem = `254${phoneStem.slice(1)}`;
  const intents = card.intents.filter(({ metadata }) => metadata['uid'] === uid);
  const ids = new Set(intents.map(({ id }) => id));
  return {
    pushes: mpesa.pushes.filter(({ msisdn }) => msisdn.startsWith(stem)),
    payouts: mpesa.payouts.filter(({ msisdn }) => msisdn.startsWith(stem)),
    intents,
    refunds: card.refunds.filter((refund) => ids.has(refund.payment_intent)),
    disputes: card.disputes.filter((dispute) => ids.has(dispute.payment_intent)),
  };
}

export const depositIdOf = ({ callbackUrl }: Push): string => callbackUrl.split('/').at(-1) ?? '';
