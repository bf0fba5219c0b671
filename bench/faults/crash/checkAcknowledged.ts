import { isOpen } from '../../../server/src/ledger/index.ts';
import { isMpesa } from '../../../server/src/rails/mpesa/records.ts';
import { refundsOf } from '../../../server/src/store/records/withdrawal.ts';
import type { Checks } from '../Checks.ts';
import type { PlayerRecords } from '../playerRecords.ts';
import type { Delivery } from '../providers/Relay.ts';

const lastOf = (path: string): string => path.split('/').at(-1) ?? '';
const isPayout = ({ path }: Delivery): boolean => path.includes('/payouts/');
const isPush = (delivery: Delivery): boolean => delivery.path.includes('/hooks/mobile/') && !isPayout(delivery);
const isCard = ({ path }: Delivery): boolean => path.endsWith('/hooks/card');
/** The answer to a status query may say that the payout is still open. */
const tellsEnd = ({ raw }: Delivery): boolean => !/"Pending"|2032/.test(raw.toString());

/** A callback that the server acknowledged must be in its database after a restart, because nobody repeats it. */
export function checkAcknowledged(
  checks: Checks,
  { deposits, withdrawals }: PlayerRecords,
  deliveries: readonly Delivery[],
  what: string,
): void {
  const taken = deliveries.filter(({ status }) => status === 200);
  for (const deposit of deposits) {
    const isTold =
      taken.some((delivery) => isPush(delivery) && lastOf(delivery.path) === deposit.id) ||
      taken.some(({ raw }) => raw.includes(deposit.id) && raw.includes('"payment_intent.succeeded"'));
    if (isTold)
      checks.that(
        !isOpen(deposit) || (isMpesa(deposit) && deposit.claimedCheckoutId !== undefined),
        `${what}: a callback that was taken`,
      );
  }
  for (const withdrawal of withdrawals) {
    const isTold = taken.some(
      (delivery) => isPayout(delivery) && tellsEnd(delivery) && lastOf(delivery.path) === withdrawal.id,
    );
    // A failure, or a payment under an unknown id, is not trusted but queried.
    const isSettled = !isOpen(withdrawal) || withdrawal.nextCheckAt !== undefined;
    if (isTold) checks.that(isSettled, `${what}: a payout's result that was taken`);
    for (const { paymentIntentId, status } of refundsOf(withdrawal))
      if (taken.some((delivery) => isCard(delivery) && tellsRefund(delivery, withdrawal.id, paymentIntentId)))
        checks.that(status === 'succeeded', `${what}: a refund's webhook that was taken`);
  }
}

const tellsRefund = ({ raw }: Delivery, withdrawalId: string, intent: string): boolean =>
  raw.includes('"refund.created"') && raw.includes(withdrawalId) && raw.includes(intent);
