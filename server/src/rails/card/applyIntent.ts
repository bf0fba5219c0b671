import type { CardIntent } from './CardGateway.ts';
import { type CardDeposit, type CompletedCardDeposit, isCard, isPaidCard } from './records.ts';
import { type DepositEvent, settleDeposit } from '../../ledger/index.ts';
import { attachIntent } from './cardIntent.ts';
import { declineReason } from './declineReason.ts';
import type { CardContext } from './CardContext.ts';

/** Applies a card payment as the provider has just reported it. Returns the deposit after it. */
export async function applyIntent(ctx: CardContext, deposit: CardDeposit, intent: CardIntent): Promise<CardDeposit> {
  const isOurs = intent.depositId === deposit.id.replace(/-late$/, '');
  const isKnown = !deposit.paymentIntentId || deposit.paymentIntentId === intent.paymentIntentId;
  if (!isOurs || !isKnown) {
    ctx.log.warn({ depositId: deposit.id }, 'card payment is not of this deposit');
    return deposit;
  }
  const attached = await attachIntent(ctx, deposit, intent.paymentIntentId);
  const event = eventOfIntent(attached, intent);
  const settled = event && (await settleDeposit(ctx, attached, event));
  return settled && isCard(settled) ? settled : attached;
}

function eventOfIntent(deposit: CardDeposit, intent: CardIntent): DepositEvent | undefined {
  const { status, receivedCents, currency, declineCode } = intent;
  switch (status) {
    case 'succeeded':
      return {
        kind: 'paid',
        amountMinor: receivedCents,
        currency,
        isRefundable: true,
        toRecord: (completed) => (isPaidCard(completed) ? withCard(completed, intent) : completed),
      };
    case 'canceled':
      return { kind: 'failed', reason: deposit.reason ?? 'abandoned' };
    case 'processing':
      return { kind: 'accepted' };
    default:
      return declineCode ? { kind: 'attemptFailed', reason: declineReason(declineCode) } : undefined;
  }
}

const withCard = (completed: CompletedCardDeposit, { card, cardFingerprint }: CardIntent): CompletedCardDeposit => ({
  ...completed,
  ...(card && { cardDetails: card }),
  ...(cardFingerprint && { cardFingerprint }),
});
