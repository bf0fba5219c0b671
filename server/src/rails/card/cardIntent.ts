/** The payment of a deposit at the card provider. */
import type { CardIntent } from './CardGateway.ts';
import { changeDeposit, storedMinor } from '../../ledger/index.ts';
import { type CardDeposit, isCard } from './records.ts';
import type { CardContext } from './CardContext.ts';

/** Always the same for one deposit. */
export const createIntent = (
  ctx: CardContext,
  { id, userId, amount, currency, bonus }: CardDeposit,
): Promise<CardIntent & { clientSecret: string }> =>
  ctx.card.createIntent({
    depositId: id,
    uid: userId,
    amountCents: storedMinor(amount),
    currency,
    idempotencyKey: id,
    ...(bonus && { metadata: { bonusId: bonus.id } }),
  });

/** Returns the record with the payment id. */
export async function attachIntent(
  ctx: CardContext,
  deposit: CardDeposit,
  paymentIntentId: string,
): Promise<CardDeposit> {
  const attached = await changeDeposit(ctx, deposit, isCard, (now) =>
    now.paymentIntentId ? undefined : { ...now, paymentIntentId },
  );
  return attached ?? deposit;
}
