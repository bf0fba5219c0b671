import type { CardIntent } from '../gateways/CardGateway.ts';
import type { DepositRecord } from '../ledger/records.ts';
import { isFinal } from '../ledger/rules/move.ts';
import { settleDeposit } from '../ledger/settleDeposit.ts';
import { applyIntent } from '../wallet/applyIntent.ts';
import { gatewayOutcome } from '../wallet/gatewayOutcome.ts';
import { attachIntent, createIntent } from '../wallet/startCardDeposit.ts';
import type { WalletContext } from '../wallet/WalletContext.ts';

/** Asks how a card payment stands. One that nobody finished is cancelled at the provider first, then failed. */
export async function checkCardDeposit(ctx: WalletContext, deposit: DepositRecord): Promise<void> {
  const known = await withIntent(ctx, deposit);
  if (!known) return;
  const { paymentIntentId = '' } = known;
  const read = await gatewayOutcome(() => ctx.card.readIntent(paymentIntentId));
  const after = read.kind === 'answered' ? await applyIntent(ctx, known, read.answer) : known;
  if (isFinal(after) || after.status === 'review' || !isAbandoned(ctx, after)) return;
  const cancelled = await gatewayOutcome(() => ctx.card.cancelIntent(paymentIntentId));
  if (cancelled.kind === 'answered') await applyIntent(ctx, after, cancelled.answer);
}

const isAbandoned = (ctx: WalletContext, { status, createdAt }: DepositRecord): boolean =>
  status === 'pending' && ctx.now() - Date.parse(createdAt) >= ctx.timing.cardAbandonedAfter;

/** The payment may have been prepared without our noting it: the same request answers the same one. */
async function withIntent(ctx: WalletContext, deposit: DepositRecord): Promise<DepositRecord | undefined> {
  if (deposit.paymentIntentId) return deposit;
  if (!isAbandoned(ctx, deposit)) return undefined;
  const created = await gatewayOutcome<CardIntent>(() => createIntent(ctx, deposit));
  if (created.kind === 'answered') return attachIntent(ctx, deposit, created.answer.paymentIntentId);
  if (created.kind === 'refused') await settleDeposit(ctx, deposit, { kind: 'failed', reason: 'declined' });
  return undefined;
}
