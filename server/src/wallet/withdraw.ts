import { RAIL_WORDS } from '../../../contract/railWords.ts';
import { withdraw as route, type WithdrawalAnswer, type WithdrawalBody } from '../../../contract/withdrawals.ts';
import { accepted } from '../errors/moneyRefusals.ts';
import * as ledger from '../ledger/index.ts';
import type { WithdrawalRecord } from '../store/records/withdrawal.ts';
import { CannotWrite } from '../store/errors.ts';
import type { MoneyContext } from '../rails/Rail.ts';
import type { WalletFeed } from './WalletStream.ts';

/** The workers pay an accepted withdrawal at once. */
export type Wallet = { ctx: MoneyContext; feed: WalletFeed; workers: { payouts: { nudge: () => void } } };

/** These refusals leave no record. */
const refused = (reason: 'method_unavailable' | 'payout_failed'): WithdrawalAnswer => ({
  success: false,
  message: ledger.withdrawalMessage(reason),
  transactionId: undefined,
  reason,
  bonusLost: undefined,
});

const TIED: Readonly<Record<ledger.TiedRefusal['refusal'], string>> = {
  bonus_ends: 'This withdrawal ends your bonus before its wagering is done. Confirm that you give it up.',
  bonus_in_round: 'A round with your bonus is still open. Finish it first, then withdraw.',
};

const tied = ({ refusal, lostCents }: ledger.TiedRefusal): WithdrawalAnswer => ({
  success: false,
  message: TIED[refusal],
  transactionId: undefined,
  reason: refusal,
  bonusLost: ledger.decimalOf(lostCents),
});

/**
 * Returns when the money is held; the payout follows at once. A repeated request gets the first answer.
 * When the ledger fails, the player gets a failure without a record; if the withdrawal exists after all, a repeated
 * request finds it.
 * @throws ApiError 409 for a key of another request; CannotWrite when the disk takes no record
 */
export async function withdraw(
  { ctx, workers }: Wallet,
  uid: string,
  body: WithdrawalBody,
  key: string,
): Promise<WithdrawalAnswer> {
  const idempotency = ledger.idempotencyOf(uid, key, route, body);
  const rail = ctx.rails.find(({ name }) => RAIL_WORDS[name].withdrawal === body.methodId);
  if (!rail) return refused('method_unavailable');
  const { destination, endsBonus } = body;
  const ask = { uid, amountCents: ledger.minorOf(body.amount), rail, destination, endsBonus, idempotency };
  const requested = await ledger.requestWithdrawal(ctx, ask).catch((error: unknown) => recover(ctx, ask, error));
  const record = accepted(requested);
  if (!record) return refused('payout_failed');
  if ('refusal' in record) return tied(record);
  const { id, answer, timeline } = record;
  if (!answer.success) return { ...answer, transactionId: id, reason: timeline[0]?.reason, bonusLost: undefined };
  workers.payouts.nudge();
  return { reason: undefined, bonusLost: undefined, ...answer, transactionId: id };
}

/** A commit with a lost answer has succeeded; without a record it has failed. */
async function recover(
  ctx: MoneyContext,
  { idempotency }: ledger.WithdrawalAsk,
  error: unknown,
): Promise<WithdrawalRecord | undefined> {
  if (error instanceof CannotWrite) throw error;
  ctx.log.error({ err: error }, 'withdrawal could not be recorded');
  const seen = accepted(await ledger.seenKey(ctx.store, idempotency));
  return seen && ctx.store.get('withdrawals', seen.recordId);
}
