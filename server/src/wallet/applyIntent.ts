import type { CardIntent } from '../gateways/CardGateway.ts';
import type { DepositRecord } from '../ledger/records.ts';
import type { DepositEvent } from '../ledger/rules/decideDeposit.ts';
import { settleDeposit } from '../ledger/settleDeposit.ts';
import { declineReason } from './pushReasons.ts';
import { attachIntent } from './startCardDeposit.ts';
import type { WalletContext } from './WalletContext.ts';

/** Takes in a card payment as the provider has just told it. Answers the deposit after it. */
export async function applyIntent(
  ctx: WalletContext,
  deposit: DepositRecord,
  intent: CardIntent,
): Promise<DepositRecord> {
  const isOurs = intent.depositId === deposit.id.replace(/-late$/, '');
  const isKnown = !deposit.paymentIntentId || deposit.paymentIntentId === intent.paymentIntentId;
  if (!isOurs || !isKnown || deposit.paymentMethod !== 'stripe') {
    ctx.log.warn({ depositId: deposit.id }, 'card payment is not of this deposit');
    return deposit;
  }
  const attached = await attachIntent(ctx, deposit, intent.paymentIntentId);
  const event = eventOfIntent(attached, intent);
  return (event && (await settleDeposit(ctx, attached, event))) ?? attached;
}

function eventOfIntent(deposit: DepositRecord, intent: CardIntent): DepositEvent | undefined {
  const { status, receivedCents, currency, card, cardFingerprint, declineCode } = intent;
  switch (status) {
    case 'succeeded':
      return {
        kind: 'paid',
        amountMinor: receivedCents,
        currency,
        ...(card && { card }),
        ...(cardFingerprint && { cardFingerprint }),
      };
    case 'canceled':
      return { kind: 'failed', reason: deposit.reason ?? 'abandoned' };
    case 'processing':
      return { kind: 'accepted' };
    default:
      return declineCode ? { kind: 'attemptFailed', reason: declineReason(declineCode) } : undefined;
  }
}
