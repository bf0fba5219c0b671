import type { CardContext, CardRefund } from './CardGateway.ts';
import { refundsOf, type WithdrawalRecord, type WithdrawalRefund } from '../../store/records/withdrawal.ts';
import { type LedgerRail, readRefundable, reserveRefunds, settleRefund, settleWithdrawal } from '../../ledger/index.ts';
import { ownedBy } from '../../store/query.ts';
import { type CardWithdrawal, isCard, isPaidCard } from './records.ts';
import { type GatewayOutcome, gatewayOutcome } from '../providerCalls.ts';
import type { CompletedDeposit } from '../../store/records/deposit.ts';

/** Applies a refund as the provider has just reported it. Ignores a refund that is no part of the withdrawal. */
export async function applyRefund(
  ctx: CardContext,
  withdrawal: WithdrawalRecord,
  { paymentIntentId, amountCents, refundId, status }: CardRefund,
): Promise<void> {
  const ours = refundsOf(withdrawal).find((known) => known.paymentIntentId === paymentIntentId);
  const isSame = ours?.amountCents === amountCents && (ours.refundId === undefined || ours.refundId === refundId);
  if (isSame) await settleRefund(ctx, withdrawal, { depositId: ours.depositId, refundId, status });
  else ctx.log.warn({ withdrawalId: withdrawal.id }, 'refund is not of this withdrawal');
}

/** Sends the planned refunds, each with its own key, and asks about pending ones. */
export async function payOutCard(ctx: CardContext, withdrawal: CardWithdrawal): Promise<void> {
  for (const refund of withdrawal.parts ?? []) await payOutRefund(ctx, withdrawal, refund);
}

async function payOutRefund(ctx: CardContext, withdrawal: CardWithdrawal, refund: WithdrawalRefund): Promise<void> {
  if (refund.status === 'succeeded' || refund.status === 'failed') return;
  const { refundId } = refund;
  const outcome = refundId
    ? await gatewayOutcome(() => ctx.card.readRefund(refundId))
    : await findOrSend(ctx, withdrawal, refund);
  if (outcome.kind === 'answered') await applyRefund(ctx, withdrawal, outcome.answer);
  else if (outcome.kind === 'unknown') await settleWithdrawal(ctx, withdrawal, { kind: 'unknown' });
  else if (outcome.kind === 'refused' && !refundId)
    await settleRefund(ctx, withdrawal, { depositId: refund.depositId, status: 'failed' });
}

/** The provider forgets keys, so an old refund is searched before its key is used again. */
async function findOrSend(
  ctx: CardContext,
  withdrawal: CardWithdrawal,
  refund: WithdrawalRefund,
): Promise<GatewayOutcome<CardRefund>> {
  const { id: withdrawalId, createdAt } = withdrawal;
  const { paymentIntentId } = refund;
  const send = () => gatewayOutcome(() => sendRefund(ctx, withdrawal, refund));
  if (ctx.now() - Date.parse(createdAt) < ctx.timing.cardKeysLast) return send();
  const found = await gatewayOutcome(() => ctx.card.findRefund({ paymentIntentId, withdrawalId }));
  if (found.kind !== 'answered') return { kind: 'unavailable' };
  return found.answer ? { kind: 'answered', answer: found.answer } : send();
}

const sendRefund = (ctx: CardContext, { id }: CardWithdrawal, { paymentIntentId, amountCents }: WithdrawalRefund) =>
  ctx.card.refund({ withdrawalId: id, paymentIntentId, amountCents, idempotencyKey: `${id}:${paymentIntentId}` });

/** A card gets back at most what it paid: the oldest payments first, each up to its refundable amount. */
export const refundWay: LedgerRail['waysOut'] = async (reader, { uid }) => {
  const where = [ownedBy(uid), ['status', '==', 'completed'] as const, ['paymentMethod', '==', 'card'] as const];
  const [latest] = await reader.find('deposits', { where, orderBy: ['createdAt', 'desc'], limit: 1 });
  if (!latest) return [];
  const refundable = await readRefundable(reader, uid);
  const arrived = [ownedBy(uid), ['method', '==', 'card'] as const, ['status', '==', 'completed'] as const];
  const isOwed = [ownedBy(uid), ['isRefundable', '==', true] as const];
  return [
    {
      details: cardsOf(refundable.length > 0 ? refundable : [latest]),
      paidCents: await reader.sum('deposits', 'creditedCents', { where }),
      owedCents: await reader.sum('deposits', 'refundableCents', { where: isOwed }),
      arrivedCents: await reader.sum('withdrawals', 'debitCents', { where: arrived }),
      isForWinnings: false,
      mostCents: refundable.reduce((sum, { refundableCents = 0 }) => sum + refundableCents, 0),
      lastUsed: latest.createdAt,
      plan(amountCents) {
        const refunds = planRefunds(refundable, amountCents);
        return {
          debitCents: amountCents,
          details: cardsOf(refundable.filter(({ id }) => refunds.some(({ depositId }) => depositId === id))),
          toRecord: (opened) => ({ ...opened, method: 'card', parts: refunds }),
          write: (tx) => reserveRefunds(tx, refundable, refunds),
        };
      },
    },
  ];
};

/** Several cards are all named, such as `•••• 4242, •••• 5555`. */
function cardsOf(deposits: Parameters<typeof isCard>[0][]): string | undefined {
  const ends = deposits.flatMap((deposit) => (isCard(deposit) && deposit.cardDetails ? deposit.cardDetails.last4 : []));
  return [...new Set(ends)].map((last4) => `•••• ${last4}`).join(', ') || undefined;
}

function planRefunds(refundable: readonly CompletedDeposit[], amountCents: number): WithdrawalRefund[] {
  let left = amountCents;
  return refundable
    .filter(isPaidCard)
    .flatMap(({ id, paymentIntentId = '', refundableCents = 0 }): WithdrawalRefund[] => {
      const taken = Math.min(left, refundableCents);
      left -= taken;
      return taken > 0 ? [{ depositId: id, paymentIntentId, amountCents: taken, status: 'planned' }] : [];
    });
}
